import { useId } from 'react';
import { PageSection } from '../../components/PageSection.tsx';
import { Icon } from '../../components/Icon.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { ReasonsContent } from '../../content/types.ts';
import type { ColorScheme } from '../../theme/index.ts';
import { Beside, Mosaic, Rows, Stepped } from './Reasons.styles.ts';

export type ReasonsProps = {
  reasons: ReasonsContent;
  /** `stepped` and `rows` are beside the heading, `mosaic` is below it. */
  layout?: 'stepped' | 'rows' | 'mosaic';
  colorScheme?: ColorScheme;
};

/** Reasons, each with an icon, as stepped cards, as ruled rows or as a mosaic of unequal cards. */
export function Reasons({ reasons, layout = 'stepped', colorScheme = 'tint' }: ReasonsProps) {
  const titleId = useId();
  const heading = <SectionHeading id={titleId} title={reasons.title} introduction={reasons.introduction} />;
  const items = reasons.cards.map(({ icon, title, text }) => (
    <li key={title}>
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ));
  return (
    <PageSection colorScheme={colorScheme} labelledBy={titleId}>
      {layout === 'mosaic' ? (
        <>
          {heading}
          <Mosaic>{items}</Mosaic>
        </>
      ) : (
        <Beside $ratio="narrowFirst">
          {heading}
          {layout === 'rows' ? <Rows>{items}</Rows> : <Stepped>{items}</Stepped>}
        </Beside>
      )}
    </PageSection>
  );
}
