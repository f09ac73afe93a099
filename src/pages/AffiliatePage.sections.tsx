import { PartnerMonth } from '../components/illustrations/PartnerMonth.tsx';
import { aff } from '../content/landing/aff.ts';
import { productPanels } from '../content/productPanels.ts';
import { proof } from '../content/proof.ts';
import { LandingSections } from './landing.sections.tsx';

/** The landing page for businesses that a partner sends, below its first screen. */
export default function AffiliateSections() {
  return (
    <LandingSections
      content={aff}
      proof={proof.aff}
      panel={<PartnerMonth month={productPanels.month} />}
      reasonsLayout="rows"
      processLayout="stairs"
      isVideoInHero
    />
  );
}
