import { act, renderHook } from '@testing-library/react';
import { usePrivacyDialog } from './usePrivacyDialog.ts';

jest.mock('./PrivacyModal.tsx', () => {
  throw new TypeError('gone');
});

// jsdom only navigates to fragments.
test('after a failed load it goes to the policy', async () => {
  window.history.replaceState(null, '', '/privacy-policy');
  const { result } = renderHook(usePrivacyDialog);
  await act(() => result.current.open());
  expect(result.current.Dialog).toBeNull();
  expect(window.location.hash).toBe('#your-privacy-choices');
});
