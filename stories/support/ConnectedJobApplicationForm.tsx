import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { JobApplicationForm } from '../../src/forms/JobApplicationForm/JobApplicationForm.tsx';
import { useJobApplicationForm } from '../../src/forms/JobApplicationForm/useJobApplicationForm.ts';
import type { HumanCheckStatus } from '../../src/integrations/turnstile.ts';
import { job } from './application.ts';
import { withHumanCheck } from './humanCheck.ts';
import { inColumn } from './inColumn.tsx';
import { fakePopups } from './popups.ts';
import { fn } from './test.ts';

type ConnectedProps = {
  /** A fixed upload progress from 0 to 1. */
  progress?: number;
  /** A fixed Turnstile status, because stories do not load Turnstile. */
  check?: HumanCheckStatus;
  onClose: () => void;
};

/** The application form of a job, connected to its requests and its survey. */
export function ConnectedJobApplicationForm({ progress, check, onClose }: ConnectedProps) {
  const form = withHumanCheck(useJobApplicationForm({ job, onDone: onClose }), check);
  const isHeld = progress !== undefined && form.state.status === 'uploading';
  return <JobApplicationForm form={isHeld ? { ...form, state: { status: 'uploading', progress } } : form} onClose={onClose} />;
}

/** Shared by the story files of the form. */
export const shared = {
  parameters: { chromatic: phoneAndDesktop },
  args: { onClose: fn() },
  beforeEach: fakePopups,
  decorators: [inColumn('520px')],
};
