import { contact } from '../content/contact.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { ContactSection } from '../sections/contact/ContactSection.tsx';

export const { seo } = contact;

export default function ContactPage() {
  return (
    <SiteLayout>
      <ContactSection contact={contact} />
    </SiteLayout>
  );
}
