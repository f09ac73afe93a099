import { DeliveryStep } from '../components/ClientJourney/DeliveryStep.tsx';
import { ReviewStep } from '../components/ClientJourney/ReviewStep.tsx';
import { practiceDelivery } from '../content/clientJourney/delivery.ts';
import { practiceReview } from '../content/clientJourney/review.ts';
import { dr } from '../content/landing/dr.ts';
import { proof } from '../content/proof.ts';
import { Responsibilities } from '../sections/partners/Responsibilities.tsx';
import { LandingSections } from './landing.sections.tsx';

/** The landing page for physicians below its first screen. */
export default function DoctorSections() {
  return (
    <LandingSections
      content={dr}
      proof={proof.dr}
      poster={<ReviewStep review={practiceReview} />}
      panel={<DeliveryStep delivery={practiceDelivery} />}
      reasonsLayout="mosaic"
      processLayout="rows"
      afterSteps={<Responsibilities responsibilities={dr.responsibilities} />}
    />
  );
}
