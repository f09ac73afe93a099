import { LatePart } from '../components/LatePart/LatePart.tsx';
import { thankYouDemo } from '../content/booking.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { latePart } from '../lib/latePart.ts';
import { ThankYouHero } from '../sections/ThankYouHero/ThankYouHero.tsx';

export const late = latePart(() => import('./ThankYouDemoPage.bands.tsx'));

export const { seo } = thankYouDemo;

export default function ThankYouDemoPage() {
  return (
    <SiteLayout>
      <ThankYouHero hero={thankYouDemo.hero} />
      <LatePart part={late} />
    </SiteLayout>
  );
}
