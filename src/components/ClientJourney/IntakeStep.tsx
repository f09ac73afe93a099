import styled from 'styled-components';
import { ProductPanel } from '../illustrations/ProductPanel.tsx';
import { coloredHead, partnerColor } from '../illustrations/ProductPanel.styles.ts';
import { Track } from '../illustrations/Track.tsx';
import type { IntakeStepContent } from '../../content/clientJourney/intake.ts';
import { radius, shadow, theme, type } from '../../theme/index.ts';

/** The panel as a phone. */
const Phone = styled(ProductPanel)`
  ${coloredHead}
  justify-items: center;

  [role='img'] {
    width: 20em;
    min-width: 0;
    max-width: 100%;
    border: 0.5em solid ${theme.color.border.strong};
    border-radius: 2.4em;
    box-shadow: ${shadow.floating};
  }
`;

const Question = styled.p`
  ${type.h3}
  font-size: 1.5em;
  text-wrap: balance;

  @container video (width < 480px) {
    font-size: 1.25em;
  }
`;

const Answers = styled.ul`
  display: grid;
  gap: 0.6em;

  li {
    display: flex;
    align-items: center;
    gap: 0.7em;
    padding: 0.7em 0.9em;
    border: 1px solid ${theme.color.border.subtle};
    border-radius: 0.8em;
  }

  li::before {
    content: '';
    width: 1.15em;
    height: 1.15em;
    border: 1px solid ${theme.color.border.field};
    border-radius: ${radius.full};
  }

  [data-chosen] {
    border-color: ${partnerColor};
    box-shadow: inset 0 0 0 1px ${partnerColor};
    color: ${theme.color.text.heading};
    font-weight: 600;
  }

  [data-chosen]::before {
    border: 0.37em solid ${partnerColor};
  }
`;

const Next = styled.b`
  padding: 0.75em;
  border: 1px solid transparent;
  border-radius: ${radius.full};
  background: ${partnerColor};
  text-align: center;

  && {
    color: ${theme.color.text.onInverse};
  }
`;

/** A client's phone with a question of the business's intake. */
export function IntakeStep({ intake, className }: { intake: IntakeStepContent; className?: string }) {
  const { progress, question, answers, chosen, next } = intake;
  return (
    <Phone panel={intake} className={className}>
      <Track {...progress} />
      <Question>{question}</Question>
      <Answers>
        {answers.map((answer) => (
          <li key={answer} {...(answer === chosen ? { 'data-chosen': '' } : {})}>
            {answer}
          </li>
        ))}
      </Answers>
      <Next data-aside="">{next}</Next>
    </Phone>
  );
}
