import { about } from '../content/about.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { AboutHero } from '../sections/AboutHero/AboutHero.tsx';
import { AboutMission } from '../sections/AboutMission/AboutMission.tsx';
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx';
import { OurStory } from '../sections/OurStory/OurStory.tsx';
import { Stats } from '../sections/Stats/Stats.tsx';
import { Team } from '../sections/Team/Team.tsx';
import { Values } from '../sections/Values/Values.tsx';

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
