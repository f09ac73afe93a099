import { PharmacyStep } from '../components/ClientJourney/PharmacyStep.tsx';
import { LaunchChecklist } from '../components/illustrations/LaunchChecklist.tsx';
import { pharmacy } from '../content/clientJourney/pharmacy.ts';
import { pepprac } from '../content/landing/pepprac.ts';
import { launchChecklist } from '../content/launchChecklist.ts';
import { proof } from '../content/proof.ts';
import { LandingSections } from './landing.sections.tsx';

/** The landing page for peptide practices below its first screen. */
export default function PeptidePracticeSections() {
  return (
    <LandingSections
      content={pepprac}
      proof={proof.pepprac}
      poster={<PharmacyStep pharmacy={pharmacy} />}
      panel={<LaunchChecklist checklist={launchChecklist} />}
      reasonsLayout="stepped"
      processLayout="rows"
    />
  );
}
