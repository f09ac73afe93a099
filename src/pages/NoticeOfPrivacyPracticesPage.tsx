import { noticeOfPrivacyPractices } from '../content/legal/noticeOfPrivacyPractices.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { LegalDocument } from '../sections/legal/LegalDocument.tsx';

export const { seo } = noticeOfPrivacyPractices;

export default function NoticeOfPrivacyPracticesPage() {
  return (
    <SiteLayout>
      <LegalDocument content={noticeOfPrivacyPractices} />
    </SiteLayout>
  );
}
