import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { FailureMessage } from '../sections/errors/FailureMessage.tsx';

/** Replaces a page whose code did not load or that failed as a whole. It has no path of its own. */
export default function FailedPage() {
  return (
    <SiteLayout>
      <FailureMessage of="page" />
    </SiteLayout>
  );
}
