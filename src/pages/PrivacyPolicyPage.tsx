import { privacyPolicy } from '../content/legal/privacyPolicy.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { LegalDocument } from '../sections/legal/LegalDocument.tsx';

export const { seo } = privacyPolicy;

export default function PrivacyPolicyPage() {
  return (
    <SiteLayout>
      <LegalDocument content={privacyPolicy} />
    </SiteLayout>
  );
}
