import { StatusBoard } from '../components/illustrations/StatusBoard.tsx';
import { dr } from '../content/landing/dr.ts';
import { productPanels } from '../content/productPanels.ts';
import { proof } from '../content/proof.ts';
import { Responsibilities } from '../sections/partners/Responsibilities.tsx';
import { LandingSections } from './landing.sections.tsx';

/** The landing page for physicians below its first screen. */
export default function DoctorSections() {
  return (
    <LandingSections
      content={dr}
      proof={proof.dr}
      panel={<StatusBoard board={productPanels.practiceBoard} />}
      reasonsLayout="mosaic"
      processLayout="rows"
      afterSteps={<Responsibilities responsibilities={dr.responsibilities} />}
    />
  );
}
