import { LaunchChecklist } from '../components/illustrations/LaunchChecklist.tsx';
import { pepprac } from '../content/landing/pepprac.ts';
import { productPanels } from '../content/productPanels.ts';
import { proof } from '../content/proof.ts';
import { LandingSections } from './landing.sections.tsx';

/** The landing page for peptide practices below its first screen. */
export default function PeptidePracticeSections() {
  return (
    <LandingSections
      content={pepprac}
      proof={proof.pepprac}
      panel={<LaunchChecklist checklist={productPanels.checklist} />}
      reasonsLayout="stepped"
      processLayout="rows"
    />
  );
}
