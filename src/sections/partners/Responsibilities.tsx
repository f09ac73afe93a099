import styled from 'styled-components';
import { TitledSection } from '../../components/SectionHeading.tsx';
import type { ResponsibilitiesContent } from '../../content/landing/dr.ts';
import { media, space, theme, type } from '../../theme/index.ts';

const Ledger = styled.dl`
  margin-block-start: ${space[48]};
  border-block-start: 2px solid ${theme.color.text.heading};

  ${media.from('laptop')} {
    margin-block-start: ${space[64]};
  }

  & > div {
    display: grid;
    gap: ${space[12]} ${space[48]};
    padding-block: ${space[24]};
    border-block-end: 1px solid ${theme.color.border.subtle};

    ${media.from('tablet')} {
      grid-template-columns: minmax(0, 0.7fr) minmax(0, 1.3fr);
    }

    ${media.from('laptop')} {
      padding-block: ${space[32]};
    }
  }

  dt {
    ${type.h2}
  }

  li {
    padding-block: ${space[4]};
  }

  /* The line of the partner. */
  & > div:first-child {
    dt {
      color: ${theme.color.action.primary};
    }

    dd {
      ${type.lead}
    }
  }
`;

/** Who is responsible for which part of the work; the first line is the partner's. */
export function Responsibilities({ responsibilities }: { responsibilities: ResponsibilitiesContent }) {
  return (
    <TitledSection title={responsibilities.title} introduction={responsibilities.introduction}>
      <Ledger>
        {responsibilities.parties.map(({ who, duties }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>
              <ul>
                {duties.map((duty) => (
                  <li key={duty}>{duty}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </Ledger>
    </TitledSection>
  );
}
