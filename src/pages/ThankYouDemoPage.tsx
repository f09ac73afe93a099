import { Island } from '../startup/Island.tsx';
import { thankYouDemo } from '../content/thankYouDemo.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { lazyModule } from '../lib/lazyModule.ts';
import { ThankYouHero } from '../sections/demo/ThankYouHero.tsx';

export const late = lazyModule(() => import('./ThankYouDemoPage.sections.tsx'));

export const { seo } = thankYouDemo;

export default function ThankYouDemoPage() {
  return (
    <SiteLayout>
      <ThankYouHero hero={thankYouDemo.hero} />
      <Island part={late} />
    </SiteLayout>
  );
}
