import { thankYouDemo } from '../content/booking.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { Expectations } from '../sections/Expectations/Expectations.tsx';
import { Mission } from '../sections/Mission/Mission.tsx';
import { TestimonialWall } from '../sections/TestimonialWall/TestimonialWall.tsx';
import { ThankYouHero } from '../sections/ThankYouHero/ThankYouHero.tsx';

const { hero, expectations, wall, mission } = thankYouDemo;

export const { seo } = thankYouDemo;

export default function ThankYouDemoPage() {
  return (
    <SiteLayout>
      <ThankYouHero hero={hero} />
      <Expectations expectations={expectations} />
      <TestimonialWall wall={wall} />
      <Mission mission={mission} />
    </SiteLayout>
  );
}
