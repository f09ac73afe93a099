import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { lazyModule } from '../../lib/lazyModule.ts';
import type { LinkTarget } from '../../lib/links.ts';
import { LeadDialogProvider } from './LeadDialogProvider.tsx';
import { useLeadDialog } from './useLeadDialog.ts';

const gone = lazyModule(() => Promise.reject(new TypeError('gone')));
let redirectTo: LinkTarget = { fragment: 'booking' };

const wrapper = ({ children }: PropsWithChildren) => (
  <LeadDialogProvider redirectTo={redirectTo} code={gone}>
    {children}
  </LeadDialogProvider>
);

// jsdom only navigates to fragments.
test('after a failed load the visitor goes to the current target of the form', async () => {
  const { result, rerender } = renderHook(useLeadDialog, { wrapper });
  redirectTo = { fragment: 'later' };
  rerender();
  await act(() => result.current.open());
  expect(window.location.hash).toBe('#later');
});

test('the context value is stable until the target changes: islands would lose their prerendered HTML', () => {
  const { result, rerender } = renderHook(useLeadDialog, { wrapper });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
