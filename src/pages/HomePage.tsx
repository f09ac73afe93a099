import { Island } from '../startup/Island.tsx';
import { home } from '../content/home.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { lazyModule } from '../lib/lazyModule.ts';
import { HomeHero } from '../sections/home/HomeHero.tsx';

const journey = lazyModule(() => import('../components/ClientJourney/ClientJourney.tsx'));
const sections = lazyModule(() => import('./HomePage.sections.tsx'));

export const late = { load: () => Promise.all([journey.load(), sections.load()]) };

export const seo: SeoContent = home.seo;

export default function HomePage() {
  return (
    <SiteLayout>
      <HomeHero hero={home.hero} picture={<Island part={journey} />} />
      <Island part={sections} />
    </SiteLayout>
  );
}
