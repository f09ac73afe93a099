import { useId } from 'react';
import styled from 'styled-components';
import { Accordion } from '../../components/Accordion.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { Split } from '../../components/Split.tsx';
import { sticky } from '../../theme/mixins/sticky.ts';
import type { FaqGroupsContent } from '../../content/thankYouWebinar.ts';
import { media, space, theme, touchTarget, type, type ColorScheme } from '../../theme/index.ts';

const Index = styled.div`
  ${sticky(space[96])}
  display: grid;
  gap: ${space[24]};

  ol {
    display: grid;
    gap: 0 ${space[16]};

    ${media.from('tablet')} {
      grid-template-columns: 1fr 1fr;
    }

    ${media.from('laptop')} {
      grid-template-columns: 1fr;
    }
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
    font-size: 1rem;
    text-decoration-color: ${theme.color.border.subtle};

    &:hover {
      text-decoration-color: currentcolor;
    }
  }
`;

const Groups = styled.div`
  display: grid;
  gap: ${space[48]};

  ${media.from('laptop')} {
    gap: ${space[64]};
  }

  h3 {
    ${type.h2}
    padding-block-end: ${space[8]};
    border-block-end: 2px solid ${theme.color.text.heading};
  }
`;

export type FaqGroupsProps = {
  faq: FaqGroupsContent;
  colorScheme?: ColorScheme;
  /** Index of the question that is open at first in the first group. */
  initialIndex?: number;
};

/** Questions in named groups with a sticky index. At most one question is open, whichever group it is in. */
export function FaqGroups({ faq, colorScheme = 'page', initialIndex }: FaqGroupsProps) {
  const titleId = useId();
  return (
    <PageSection colorScheme={colorScheme} labelledBy={titleId}>
      <Split $ratio="narrowestFirst">
        <Index>
          <SectionHeading id={titleId} title={faq.title} />
          <nav aria-label={faq.indexLabel}>
            <ol>
              {faq.groups.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        </Index>
        <Groups>
          {faq.groups.map(({ id, title, questions }, index) => (
            <div key={id} id={id}>
              <h3>{title}</h3>
              <Accordion
                items={questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))}
                initialIndex={index === 0 ? initialIndex : undefined}
                group={titleId}
              />
            </div>
          ))}
        </Groups>
      </Split>
    </PageSection>
  );
}
