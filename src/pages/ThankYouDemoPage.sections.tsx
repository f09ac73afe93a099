import { thankYouDemo } from '../content/thankYouDemo.ts';
import { LateSections } from '../layouts/PageSections/LateSections.tsx';
import { CtaBanner } from '../sections/shared/CtaBanner.tsx';
import { Expectations } from '../sections/demo/Expectations.tsx';
import { Mission } from '../sections/shared/Mission.tsx';
import { TestimonialWall } from '../sections/testimonials/TestimonialWall.tsx';

const { expectations, wall, mission, callToAction } = thankYouDemo;

/** The page after a booked demo, below its first screen. */
export default function ThankYouDemoSections() {
  return (
    <LateSections>
      <Expectations expectations={expectations} />
      <TestimonialWall wall={wall} />
      <Mission mission={mission} />
      <CtaBanner {...callToAction} />
    </LateSections>
  );
}
