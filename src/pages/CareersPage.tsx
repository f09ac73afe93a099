import { careers } from '../content/careers.ts';
import { listedJobs } from '../content/jobs/index.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { CareersHero } from '../sections/CareersHero/CareersHero.tsx';
import { CompanyValues } from '../sections/CompanyValues/CompanyValues.tsx';
import { CultureCards } from '../sections/CultureCards/CultureCards.tsx';
import { OpenPositions } from '../sections/OpenPositions/OpenPositions.tsx';
import { VisionMission } from '../sections/VisionMission/VisionMission.tsx';

const { hero, visionMission, values, culture, positions } = careers;

export const { seo } = careers;

export default function CareersPage() {
  return (
    <SiteLayout>
      <CareersHero hero={hero} />
      <VisionMission content={visionMission} />
      <CompanyValues content={values} />
      <CultureCards content={culture} />
      <OpenPositions id={hero.explore.to.fragment} content={positions} jobs={listedJobs} />
    </SiteLayout>
  );
}
