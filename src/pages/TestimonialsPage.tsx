import { joinBanner as banner } from '../content/joinBanner.ts';
import { pinboard } from '../content/pinboard.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { CtaBanner } from '../sections/shared/CtaBanner.tsx';
import { Pinboard } from '../sections/testimonials/Pinboard.tsx';

export const { seo } = pinboard;

export default function TestimonialsPage() {
  return (
    <SiteLayout>
      <Pinboard pinboard={pinboard} />
      <CtaBanner {...banner} />
    </SiteLayout>
  );
}
