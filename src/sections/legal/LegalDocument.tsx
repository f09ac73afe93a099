import Link2 from 'lucide-react/icons/link-2';
import { useId } from 'react';
import { PageSection } from '../../components/PageSection.tsx';
import { Split } from '../../components/Split.tsx';
import { Lead, PageTitle } from '../../components/text.ts';
import { legal, type LegalDocumentContent } from '../../content/legal/document.ts';
import { LegalBlocks } from './LegalBlocks.tsx';
import { LegalContents } from './LegalContents.tsx';
import {
  Columns,
  EffectiveDate,
  Facts,
  HeadingLink,
  HeadingRow,
  Sample,
  Section,
  Side,
  Text,
  Copy,
} from './LegalDocument.styles.ts';

export type LegalDocumentProps = {
  content: LegalDocumentContent;
  /** Whether the contents are expanded on small screens. */
  areContentsOpen?: boolean;
};

/** A legal page (specification section 2): its date, its contents and its numbered, linkable sections. */
export function LegalDocument({ content, areContentsOpen = false }: LegalDocumentProps) {
  const titleId = useId();
  const { sample, title, introduction, date, sections } = content;
  return (
    <article aria-labelledby={titleId}>
      <PageSection colorScheme="raised" isTight>
        <Split $ratio="wideFirst">
          <Copy>
            <PageTitle id={titleId}>{title}</PageTitle>
            <Lead $width={34}>{introduction}</Lead>
          </Copy>
          <Facts>
            <EffectiveDate>
              <dt>{date.label}</dt>
              <dd>
                <time dateTime={date.iso}>{date.text}</time>
              </dd>
            </EffectiveDate>
            {sample ? (
              <Sample role="note">
                <strong>{legal.sampleTitle}</strong>
                <p>{legal.sampleText}</p>
              </Sample>
            ) : null}
          </Facts>
        </Split>
      </PageSection>
      <PageSection isTight>
        <Columns>
          <Side>
            <LegalContents sections={sections} isOpen={areContentsOpen} />
          </Side>
          <Text>
            {sections.map(({ id, title: heading, blocks }, index) => (
              <Section key={id} aria-labelledby={id}>
                <HeadingRow>
                  <h2 id={id} tabIndex={-1}>
                    <span>{`${index + 1}. `}</span>
                    <span>{heading}</span>
                  </h2>
                  <HeadingLink href={`#${id}`} aria-label={`${legal.linkToSection} ${index + 1}: ${heading}`}>
                    <Link2 size={20} strokeWidth={1.5} aria-hidden />
                  </HeadingLink>
                </HeadingRow>
                <LegalBlocks blocks={blocks} />
              </Section>
            ))}
          </Text>
        </Columns>
      </PageSection>
    </article>
  );
}
