import { getStarted } from '../content/headerActions.ts';
import { SiteLayout } from '../layouts/SiteLayout/SiteLayout.tsx';
import { FailureMessage } from '../sections/errors/FailureMessage.tsx';

/** Replaces a page whose code did not load or that failed as a whole, at any path: what that page's header offers is missing with it. */
export default function FailedPage() {
  return (
    <SiteLayout action={getStarted}>
      <FailureMessage of="page" />
    </SiteLayout>
  );
}
