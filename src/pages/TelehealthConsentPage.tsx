import { telehealthConsent } from '../content/legal/telehealthConsent.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { LegalDocument } from '../sections/legal/LegalDocument.tsx';

export const { seo } = telehealthConsent;

export default function TelehealthConsentPage() {
  return (
    <SiteLayout>
      <LegalDocument content={telehealthConsent} />
    </SiteLayout>
  );
}
