import { cultureIndex } from '../content/cultureIndex.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { CultureSurveys } from '../sections/careers/CultureSurveys.tsx';

export const { seo } = cultureIndex;

export default function CultureIndexPage() {
  return (
    <SiteLayout>
      <CultureSurveys content={cultureIndex} />
    </SiteLayout>
  );
}
