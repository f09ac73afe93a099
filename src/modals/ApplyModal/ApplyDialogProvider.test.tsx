import { act, renderHook, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { lazyModule } from '../../lib/lazyModule.ts';
import { ApplyDialogProvider } from './ApplyDialogProvider.tsx';
import type { ApplyModalProps } from './ApplyModal.tsx';
import { useApplyDialog } from './useApplyDialog.ts';

const job = { id: 'appointment-setter', title: 'Appointment Setter', survey: 'appointmentSetter' } as const;
const Dialog = (props: ApplyModalProps) => <button onClick={props.onClose}>{props.job.title}</button>;
const load = jest.fn(() => Promise.resolve({ default: Dialog }));
const code = lazyModule(load);

const wrapper = ({ children }: PropsWithChildren) => (
  <ApplyDialogProvider job={job} code={code}>
    {children}
  </ApplyDialogProvider>
);
const shown = () => screen.queryByRole('button');

test('is unavailable after a failed load until the next click, which opens it for the page’s job', async () => {
  load.mockRejectedValueOnce(new TypeError('gone'));
  const { result } = renderHook(useApplyDialog, { wrapper });
  await act(() => result.current.open());
  expect(result.current.isUnavailable).toBe(true);
  expect(shown()).toBeNull();
  await act(() => result.current.open());
  expect(result.current.isUnavailable).toBe(false);
  expect(shown()?.textContent).toBe(job.title);
  act(() => shown()?.click());
  expect(shown()).toBeNull();
});
