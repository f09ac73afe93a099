import { Island } from '../components/Island/Island.tsx';
import { home } from '../content/home.ts';
import { programVideo } from '../content/videos.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { island } from '../lib/island.ts';
import { HomeHero } from '../sections/HomeHero/HomeHero.tsx';

export const late = island(() => import('./HomePage.sections.tsx'));

export const seo: SeoContent = { ...home.seo, film: programVideo };

export default function HomePage() {
  return (
    <SiteLayout>
      <HomeHero hero={home.hero} />
      <Island part={late} />
    </SiteLayout>
  );
}
