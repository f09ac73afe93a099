import { LaunchChecklist } from '../components/illustrations/LaunchChecklist.tsx';
import { launchChecklist } from '../content/launchChecklist.ts';
import { thankYouWebinar } from '../content/thankYouWebinar.ts';
import { WEBINAR_GATE_SECONDS } from '../content/webinarGate.ts';
import type { SeoContent } from '../content/types.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { CtaBanner } from '../sections/shared/CtaBanner.tsx';
import { FaqGroups } from '../sections/webinar/FaqGroups.tsx';
import { Reasons } from '../sections/shared/Reasons.tsx';
import { WebinarGate } from '../sections/webinar/WebinarGate.tsx';

const { gate, benefits, faq, closing } = thankYouWebinar;

export const seo: SeoContent = thankYouWebinar.seo;

export default function ThankYouWebinarPage() {
  return (
    <SiteLayout>
      <WebinarGate
        id={closing.links[0].to.fragment}
        content={gate}
        requiredSeconds={WEBINAR_GATE_SECONDS}
        poster={<LaunchChecklist checklist={launchChecklist} />}
      />
      <Reasons reasons={benefits} layout="mosaic" colorScheme="raised" />
      <FaqGroups faq={faq} />
      <CtaBanner {...closing} colorScheme="tint" />
    </SiteLayout>
  );
}
