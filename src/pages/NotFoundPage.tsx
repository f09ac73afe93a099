import { notFound } from '../content/notFound.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { NotFoundMessage } from '../sections/errors/NotFoundMessage.tsx';

export const { seo } = notFound;

export default function NotFoundPage() {
  return (
    <SiteLayout>
      <NotFoundMessage />
    </SiteLayout>
  );
}
