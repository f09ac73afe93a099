import { act, renderHook, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { waitBriefly } from '../../lib/island.ts';
import type { LinkTarget } from '../../lib/links.ts';
import { LeadDialogProvider } from './LeadDialogProvider.tsx';
import type { LeadModalProps } from './LeadModal.tsx';
import { useLeadDialog } from './useLeadDialog.ts';

jest.mock('../../lib/importWithRetry.ts');
jest.mock('../../lib/island.ts');
jest.mock('./LeadModal.tsx', () => ({
  LeadModal: ({ onClose, redirectTo, onUnavailable }: LeadModalProps) => (
    <>
      <button onClick={onClose}>Leads to {JSON.stringify(redirectTo)}</button>
      <a href="#form" onClick={onUnavailable}>
        The form
      </a>
    </>
  ),
}));

const load = jest.mocked(importWithRetry);
let redirectTo: LinkTarget;

const wrapper = ({ children }: PropsWithChildren) => <LeadDialogProvider redirectTo={redirectTo}>{children}</LeadDialogProvider>;
const show = () => renderHook(useLeadDialog, { wrapper });
const open = (dialog: ReturnType<typeof useLeadDialog>) =>
  act(async () => {
    void dialog.open();
    await Promise.resolve();
  });
const shown = () => screen.queryByRole('button');

beforeEach(() => {
  load.mockReset();
  load.mockImplementation((its) => its());
  redirectTo = { fragment: 'booking' };
  window.history.replaceState(null, '', '/pepprac');
});

test('the dialog opens with the target of its form, and closes', async () => {
  const { result } = show();
  expect(result.current.redirectTo).toBe(redirectTo);
  await open(result.current);
  expect(shown()?.textContent).toBe('Leads to {"fragment":"booking"}');
  act(() => shown()?.click());
  expect(shown()).toBeNull();
  expect(window.location.hash).toBe('');
});

// jsdom only navigates to fragments.
test('after a failed load the visitor goes to the current target of the form', async () => {
  load.mockRejectedValue(new TypeError('gone'));
  const { result, rerender } = show();
  redirectTo = { fragment: 'later' };
  rerender();
  expect(result.current.redirectTo).toBe(redirectTo);
  await open(result.current);
  expect(window.location.hash).toBe('#later');
  expect(shown()).toBeNull();
});

test.each(['before', 'after'])(
  'if the form cannot be loaded, noticed %s the dialog opened, the visitor goes there too',
  async (moment) => {
    const { result } = show();
    if (moment === 'before') jest.mocked(waitBriefly).mockRejectedValueOnce(new TypeError('gone'));
    await open(result.current);
    if (moment === 'after') act(() => screen.getByText('The form').click());
    expect(window.location.hash).toBe('#booking');
    expect(shown()).toBeNull();
  },
);

test('the context value is stable until the target changes', () => {
  const { result, rerender } = show();
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});

test('a button outside the provider throws', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderHook(useLeadDialog)).toThrow('needs a LeadDialogProvider');
});
