import { termsAndConditions } from '../content/legal/termsAndConditions.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { LegalDocument } from '../sections/legal/LegalDocument.tsx';

export const { seo } = termsAndConditions;

export default function TermsAndConditionsPage() {
  return (
    <SiteLayout>
      <LegalDocument content={termsAndConditions} />
    </SiteLayout>
  );
}
