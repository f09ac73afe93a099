import { IntakeStep } from '../components/ClientJourney/IntakeStep.tsx';
import { intake } from '../content/clientJourney/intake.ts';
import { aff } from '../content/landing/aff.ts';
import { proof } from '../content/proof.ts';
import { LandingSections } from './landing.sections.tsx';

/** The landing page for businesses that a partner sends, below its first screen. */
export default function AffiliateSections() {
  return (
    <LandingSections
      content={aff}
      proof={proof.aff}
      panel={<IntakeStep intake={intake} />}
      reasonsLayout="rows"
      processLayout="stairs"
    />
  );
}
