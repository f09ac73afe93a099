import { careers } from '../content/careers.ts';
import { listedJobs } from '../content/jobs/index.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { CareersHero } from '../sections/careers/CareersHero.tsx';
import { CompanyValues } from '../sections/careers/CompanyValues.tsx';
import { CultureCards } from '../sections/careers/CultureCards.tsx';
import { OpenPositions } from '../sections/careers/OpenPositions.tsx';
import { VisionMission } from '../sections/careers/VisionMission.tsx';

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
