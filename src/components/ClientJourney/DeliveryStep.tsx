import Check from 'lucide-react/icons/check';
import styled from 'styled-components';
import { ProductPanel } from '../illustrations/ProductPanel.tsx';
import { Mark, partnerColor, Rows, Summary } from '../illustrations/ProductPanel.styles.ts';
import type { DeliveryStepContent } from '../../content/clientJourney/delivery.ts';
import { radius, theme, type } from '../../theme/index.ts';

const Title = styled.b`
  ${type.h3}
  font-size: 1.7em;

  && {
    font-weight: 480;
  }
`;

const Done = styled.i`
  display: grid;
  place-content: center;
  width: 1.7em;
  height: 1.7em;
  border-radius: ${radius.full};
  background: ${partnerColor};
  color: ${theme.color.text.onInverse};

  svg {
    width: 1em;
    height: 1em;
  }
`;

/** What the business sees of a client's way: its stages, and no health record. */
export function DeliveryStep({ delivery, className }: { delivery: DeliveryStepContent; className?: string }) {
  const { client, title, text, stages, note } = delivery;
  return (
    <ProductPanel panel={delivery} className={className}>
      <Summary>
        <Mark>{client}</Mark>
        <Title>{title}</Title>
        <span>{text}</span>
      </Summary>
      <Rows>
        {stages.map((stage) => (
          <li key={stage.title}>
            <Done>
              <Check strokeWidth={3} aria-hidden />
            </Done>
            <span>{stage.title}</span>
            <b>{stage.day}</b>
          </li>
        ))}
      </Rows>
      <p data-aside="">{note}</p>
    </ProductPanel>
  );
}
