import { useId } from 'react';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import type { PartnerLogoContent, PartnerLogosContent } from '../../content/types.ts';
import { logoSrc, splitRows } from '../../lib/logoWall.ts';
import { Head, Logos, PauseToggle, Row, Rows } from './PartnerLogos.styles.ts';

export const states = ['Moving', 'Paused', 'WithoutMotion'] as const;

/** First right, second left, third right (specification section 2). */
const directions = ['right', 'left', 'right'] as const;

function LogoList({ logos, label }: { logos: readonly PartnerLogoContent[]; label?: string }) {
  return (
    <Logos {...(label ? { 'aria-label': label } : { 'aria-hidden': true })}>
      {logos.map(({ name, file, width, height }) => (
        <li key={file}>
          <img src={logoSrc(file)} width={width} height={height} alt={label ? name : ''} loading="lazy" decoding="async" />
        </li>
      ))}
    </Logos>
  );
}

export type PartnerLogosProps = { partners: PartnerLogosContent; isPaused?: boolean };

/** The partners' logos in three rows that drift against each other. */
export function PartnerLogos({ partners, isPaused = false }: PartnerLogosProps) {
  const titleId = useId();
  const rows = splitRows(partners.logos, directions.length);
  return (
    <PageSection labelledBy={titleId}>
      <Head>
        <SectionHeading id={titleId} title={partners.title} introduction={partners.introduction} />
        <PauseToggle>
          <input type="checkbox" defaultChecked={isPaused} />
          {partners.pause}
        </PauseToggle>
      </Head>
      <Rows>
        {directions.map((direction, row) => (
          <Row key={row} $direction={direction}>
            <LogoList logos={rows[row] ?? []} label={partners.listLabel} />
            <LogoList logos={rows[row] ?? []} />
          </Row>
        ))}
      </Rows>
    </PageSection>
  );
}
