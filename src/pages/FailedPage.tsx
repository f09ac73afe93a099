import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { FailureMessage } from '../sections/FailureMessage/FailureMessage.tsx';

/** Takes the place of a page whose code did not come, or failed as a whole. It has no address of its own. */
export default function FailedPage() {
  return (
    <SiteLayout>
      <FailureMessage of="page" />
    </SiteLayout>
  );
}
