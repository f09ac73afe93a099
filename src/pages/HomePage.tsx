import { Island } from '../startup/Island.tsx';
import { home } from '../content/home.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { lazyModule } from '../lib/lazyModule.ts';
import { HomeHero } from '../sections/home/HomeHero.tsx';

export const late = lazyModule(() => import('./HomePage.sections.tsx'));

export const seo: SeoContent = home.seo;

export default function HomePage() {
  return (
    <SiteLayout>
      <HomeHero hero={home.hero} />
      <Island part={late} />
    </SiteLayout>
  );
}
