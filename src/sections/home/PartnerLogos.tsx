import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useId, useRef } from 'react';
import { PageSection } from '../../components/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { PartnerLogosContent } from '../../content/types.ts';
import { splitRows } from '../../lib/splitRows.ts';
import { Head, Logos, PauseToggle, Row, Rows } from './PartnerLogos.styles.ts';

/** First right, second left, third right (specification section 2). */
const directions = ['right', 'left', 'right'] as const;

/** The partners' logos in three rows that move in alternating directions. */
export function PartnerLogos({ partners }: { partners: PartnerLogosContent }) {
  const titleId = useId();
  const moving = useRef<HTMLDivElement>(null);
  // The section is hydrated when the visitor comes near. Then all logos are loaded: those beside the window are about to move into it.
  useEffect(() => {
    for (const logo of moving.current?.querySelectorAll('img') ?? []) logo.loading = 'eager';
  }, []);
  const rows = splitRows(partners.logos, directions.length);
  return (
    <PageSection labelledBy={titleId}>
      <Head>
        <SectionHeading id={titleId} title={partners.title} introduction={partners.introduction} sample={partners.sample} />
        <PauseToggle>
          <input type="checkbox" aria-label={partners.pause} />
          <Pause size={18} strokeWidth={1.5} aria-hidden />
          <Play size={18} strokeWidth={1.5} aria-hidden />
        </PauseToggle>
      </Head>
      <Rows ref={moving}>
        {directions.map((direction, row) => (
          <Row key={row} $direction={direction}>
            <Logos logos={rows[row] ?? []} label={partners.listLabel} />
            <Logos logos={rows[row] ?? []} />
          </Row>
        ))}
      </Rows>
    </PageSection>
  );
}
