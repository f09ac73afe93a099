import { LatePart } from '../components/LatePart/LatePart.tsx';
import { home } from '../content/home.ts';
import { programFilm } from '../content/films.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { latePart } from '../lib/latePart.ts';
import { HomeHero } from '../sections/HomeHero/HomeHero.tsx';

export const late = latePart(() => import('./HomePage.bands.tsx'));

export const seo: SeoContent = { ...home.seo, film: programFilm };

export default function HomePage() {
  return (
    <SiteLayout>
      <HomeHero hero={home.hero} />
      <LatePart part={late} />
    </SiteLayout>
  );
}
