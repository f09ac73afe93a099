import { renderHook } from '@testing-library/react';
import { LeadDialogProvider } from './LeadDialogProvider.tsx';
import { useLeadDialog } from './useLeadDialog.ts';

const redirectTo = { route: 'bookingDemo' } as const;

test('the context value is stable until the target changes: islands would lose their prerendered HTML', () => {
  const { result, rerender } = renderHook(useLeadDialog, {
    wrapper: ({ children }) => <LeadDialogProvider redirectTo={redirectTo}>{children}</LeadDialogProvider>,
  });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
