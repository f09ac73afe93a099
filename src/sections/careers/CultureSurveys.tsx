import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-up-right-exit';
import { useId } from 'react';
import styled from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { Split } from '../../components/Split.tsx';
import { DisplayTitle } from '../../components/text.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { CultureIndexContent } from '../../content/cultureIndex.ts';
import { surveys } from '../../content/surveys.ts';
import { surveyUrl } from '../../integrations/survey.ts';
import { media, space, theme, type } from '../../theme/index.ts';

const Copy = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[24]};
`;

const Introduction = styled.p`
  ${type.lead}
`;

const Notes = styled.dl`
  display: grid;
  gap: ${space[16]};
  margin-block-start: ${space[24]};

  dt {
    color: ${theme.color.text.heading};
    font-weight: 600;
  }

  dd {
    color: ${theme.color.text.soft};
    font-size: 1rem;
  }
`;

const Choice = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[24]};

  ${media.from('laptop')} {
    margin-block-start: ${space[96]};
  }

  h2 {
    ${type.h3}
  }
`;

const Positions = styled.ul`
  border-block-start: 3px solid ${theme.color.action.primary};

  li {
    display: grid;
    place-items: center start;
    gap: ${space[12]} ${space[24]};
    padding-block: ${space[24]};
    border-block-end: 1px solid ${theme.color.border.subtle};

    ${media.from('tablet')} {
      grid-template-columns: 1fr auto;
    }
  }

  h3 {
    ${type.h3}
  }
`;

const Back = styled.p`
  color: ${theme.color.text.soft};
`;

/** The positions with a survey, each with a button that opens it in a new tab. */
export function CultureSurveys({ content }: { content: CultureIndexContent }) {
  const id = useId();
  return (
    <PageSection labelledBy={`${id}title`}>
      <Split $ratio="narrowFirst">
        <Copy>
          <DisplayTitle id={`${id}title`}>{content.title}</DisplayTitle>
          <Introduction>{content.introduction}</Introduction>
          <Notes>
            {content.notes.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Notes>
        </Copy>
        <Choice>
          <h2 id={`${id}list`}>{content.listTitle}</h2>
          <Positions aria-labelledby={`${id}list`}>
            {content.positions.map((survey) => {
              const { position } = surveys.byPosition[survey];
              return (
                <li key={survey}>
                  <h3>{position}</h3>
                  <ButtonLink to={{ url: surveyUrl(survey), opensNewTab: true }} variant="secondary">
                    {content.open}
                    <VisuallyHidden>
                      {content.openFor} {position} {content.opensNewTab}
                    </VisuallyHidden>
                    <SquareArrowOutUpRight size={16} strokeWidth={1.5} aria-hidden />
                  </ButtonLink>
                </li>
              );
            })}
          </Positions>
          <Back>
            {content.back.text} <SiteLink to={{ route: 'careers', fragment: 'open-positions' }}>{content.back.label}</SiteLink>
          </Back>
        </Choice>
      </Split>
    </PageSection>
  );
}
