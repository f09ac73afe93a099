import styled from 'styled-components';
import { ProductPanel } from '../illustrations/ProductPanel.tsx';
import { coloredHead, Facts } from '../illustrations/ProductPanel.styles.ts';
import type { PharmacyStepContent } from '../../content/clientJourney/pharmacy.ts';
import { theme, type } from '../../theme/index.ts';

/** The lid of a box in the business's color, and the pharmacy's label on it. */
const Box = styled(ProductPanel)`
  ${coloredHead}
`;

const Pharmacy = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1em;

  span {
    padding: 0 0.5em;
    border: 1.5px solid ${theme.color.text.heading};
    border-radius: 0.3em;
    font-weight: 600;
    white-space: nowrap;
  }
`;

const Medication = styled.p`
  b {
    ${type.h3}
    display: block;
    font-size: 1.7em;
  }
`;

const Code = styled.svg`
  width: 100%;
  height: 2em;
  color: ${theme.color.text.heading};
`;

/** The widths of a bar code's bars and gaps, by turns. It repeats itself. */
const BARS = '1 1 2 1 1 2 1 3 1 1 3 1 2 2 1 1';

/** The box that a client gets, with the label of a 503A pharmacy. */
export function PharmacyStep({ pharmacy, className }: { pharmacy: PharmacyStepContent; className?: string }) {
  const { patient, medication, directions, facts, note } = pharmacy;
  return (
    <Box panel={pharmacy} className={className}>
      <Pharmacy data-aside="">
        <b>{pharmacy.pharmacy}</b>
        <span>{pharmacy.kind}</span>
      </Pharmacy>
      <Medication>
        {patient.label} {patient.value}
        <b>{medication}</b>
        <span data-aside="">{directions}</span>
      </Medication>
      <Facts>
        {facts.map(({ label, value }) => (
          <li key={label}>
            {label}
            <b>{value}</b>
          </li>
        ))}
      </Facts>
      <p data-aside="">{note}</p>
      <Code data-aside="" viewBox="0 0 72 1" preserveAspectRatio="none" stroke="currentColor">
        <path d="M0 0h72" strokeWidth={2} strokeDasharray={BARS} />
      </Code>
    </Box>
  );
}
