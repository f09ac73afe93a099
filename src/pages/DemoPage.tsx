import { demo } from '../content/demo.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { CtaBanner } from '../sections/shared/CtaBanner.tsx';
import { DemoRegistration } from '../sections/demo/DemoRegistration.tsx';
import { Process } from '../sections/shared/Process.tsx';

const { registration, steps, callToAction } = demo;
const { reserve } = registration;

export const { seo } = demo;

export default function DemoPage() {
  return (
    <SiteLayout>
      <DemoRegistration content={registration} calendar="demo" />
      <Process process={steps} layout="stairs" colorScheme="inverse" />
      <CtaBanner {...callToAction} links={[reserve]} />
    </SiteLayout>
  );
}
