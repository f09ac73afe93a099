import { about } from '../content/about.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { AboutHero } from '../sections/about/AboutHero.tsx';
import { AboutMission } from '../sections/about/AboutMission.tsx';
import { CtaBanner } from '../sections/shared/CtaBanner.tsx';
import { OurStory } from '../sections/about/OurStory.tsx';
import { Stats } from '../sections/about/Stats.tsx';
import { Team } from '../sections/about/Team.tsx';
import { Values } from '../sections/about/Values.tsx';

const { hero, mission, story, values, stats, team, callToAction } = about;

export const { seo } = about;

export default function AboutPage() {
  return (
    <SiteLayout>
      <AboutHero hero={hero} />
      <AboutMission mission={mission} />
      <OurStory {...story} initialIndex={0} />
      <Values {...values} />
      <Stats {...stats} />
      <Team team={team} />
      <CtaBanner {...callToAction} />
    </SiteLayout>
  );
}
