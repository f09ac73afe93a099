import { act, renderHook, waitFor } from '@testing-library/react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { PrivacyModal } from './PrivacyModal.tsx';
import { usePrivacyDialog } from './usePrivacyDialog.ts';

jest.mock('../../lib/importWithRetry.ts');

const load = jest.mocked(importWithRetry);

function open() {
  const { result } = renderHook(usePrivacyDialog);
  act(() => void result.current.open());
  expect(result.current).toMatchObject({ Dialog: null, isOpen: true });
  return result;
}

// jsdom only navigates to fragments.
beforeEach(() => window.history.replaceState(null, '', '/privacy-policy'));

test('opens the dialog', async () => {
  load.mockImplementation((its) => its());
  const dialog = open();
  await waitFor(() => expect(dialog.current).toMatchObject({ Dialog: PrivacyModal, isOpen: true }));
  expect(window.location.hash).toBe('');
});

test('after a failed load it goes to the policy', async () => {
  load.mockRejectedValue(new TypeError('gone'));
  const dialog = open();
  await waitFor(() => expect(dialog.current).toMatchObject({ Dialog: null, isOpen: false }));
  expect(window.location.pathname + window.location.hash).toBe('/privacy-policy#your-privacy-choices');
});
