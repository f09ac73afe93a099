import type { IntakeContent } from '../../content/productPanels.ts';
import { Mark } from './ProductPanel.styles.ts';
import { Track } from './Track.tsx';
import { Answers, Next, Phone, Question, Status } from './IntakePanel.styles.ts';

/** A client's phone with a question of a partner's intake, and over its edge what the business sees of it. */
export function IntakePanel({ intake, className }: { intake: IntakeContent; className?: string }) {
  const { progress, question, answers, chosen, next, status } = intake;
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
      <Status>
        <Mark>{status.client}</Mark>
        <b>{status.title}</b>
        {status.text}
      </Status>
    </Phone>
  );
}
