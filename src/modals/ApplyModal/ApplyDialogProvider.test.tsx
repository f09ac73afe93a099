import { act, renderHook, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { ApplyDialogProvider } from './ApplyDialogProvider.tsx';
import type { ApplyModalProps } from './ApplyModal.tsx';
import { useApplyDialog } from './useApplyDialog.ts';

const job = { id: 'appointment-setter', title: 'Appointment Setter', survey: 'appointmentSetter' } as const;
const Dialog = (props: ApplyModalProps) => <button onClick={props.onClose}>{props.job.title}</button>;
const load = jest.fn(() => Promise.resolve(Dialog));

const wrapper = ({ children }: PropsWithChildren) => (
  <ApplyDialogProvider job={job} load={load}>
    {children}
  </ApplyDialogProvider>
);
const show = () => renderHook(useApplyDialog, { wrapper }).result;
const settle = () => act(async () => Promise.resolve());
const shown = () => screen.queryByRole('button');

test('the dialog opens for the page’s job, and closes', async () => {
  const dialog = show();
  expect(dialog.current).toMatchObject({ job, isUnavailable: false });
  act(() => void dialog.current.open());
  await settle();
  expect(shown()?.textContent).toBe(job.title);
  act(() => shown()?.click());
  expect(shown()).toBeNull();
  expect(dialog.current.isUnavailable).toBe(false);
});

test('is unavailable after a failed load until the next click', async () => {
  load.mockRejectedValueOnce(new TypeError('gone'));
  const dialog = show();
  act(() => void dialog.current.open());
  await settle();
  expect(dialog.current.isUnavailable).toBe(true);
  expect(shown()).toBeNull();
  act(() => void dialog.current.open());
  expect(dialog.current.isUnavailable).toBe(false);
  await settle();
  expect(dialog.current.isUnavailable).toBe(false);
  expect(shown()).not.toBeNull();
});

test('a button outside the provider throws', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderHook(useApplyDialog)).toThrow('needs an ApplyDialogProvider');
});
