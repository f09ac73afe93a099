import styled from 'styled-components';
import { ProductPanel } from '../illustrations/ProductPanel.tsx';
import { Facts, Mark, Summary } from '../illustrations/ProductPanel.styles.ts';
import type { ReviewStepContent } from '../../content/clientJourney/review.ts';
import { radius, theme } from '../../theme/index.ts';

const Decision = styled.div`
  display: grid;
  gap: 0.6em;
  padding: 0.9em 1em;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: 0.8em;
  background: ${theme.color.surface.page};
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4em;

  span {
    flex: 1 1 auto;
    padding: 0.45em 0.5em;
    border: 1px solid ${theme.color.border.field};
    border-radius: ${radius.full};
    background: ${theme.color.surface.card};
    color: ${theme.color.text.heading};
    font-weight: 600;
    text-align: center;
    white-space: nowrap;
  }
`;

/** What the provider sees of an intake. No decision is drawn as the one that was made. */
export function ReviewStep({ review, className }: { review: ReviewStepContent; className?: string }) {
  const { client, title, text, facts, decision } = review;
  return (
    <ProductPanel panel={review} className={className}>
      <Summary>
        <Mark>{client}</Mark>
        <b>{title}</b>
        <span>{text}</span>
      </Summary>
      <Facts>
        {facts.map(({ label, value }) => (
          <li key={label}>
            {label}
            <b>{value}</b>
          </li>
        ))}
      </Facts>
      <Decision data-aside="">
        <b>{decision.title}</b>
        <Options>
          {decision.options.map((option) => (
            <span key={option}>{option}</span>
          ))}
        </Options>
      </Decision>
    </ProductPanel>
  );
}
