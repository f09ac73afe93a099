import type { Decorator } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { JobApplicationForm } from '../../src/forms/JobApplicationForm/JobApplicationForm.tsx';
import { useJobApplicationForm, type AppliedJob } from '../../src/forms/JobApplicationForm/useJobApplicationForm.ts';
import type { HumanCheckStatus } from '../../src/integrations/turnstile.ts';
import { withHumanCheck } from './humanCheck.ts';
import { answerPopups } from './popups.ts';
import { fn } from './test.ts';

export const job: AppliedJob = { id: 'appointment-setter', title: 'Appointment Setter', survey: 'appointmentSetter' };

type ConnectedProps = {
  /** How far an upload has come: no play could hold it still. */
  progress?: number;
  /** The state of Turnstile, of which a story has none. */
  check?: HumanCheckStatus;
  onClose: () => void;
};

/** The application for a job, with a resume. With its own requests and its survey, as on the site. */
export function ConnectedJobApplicationForm({ progress, check, onClose }: ConnectedProps) {
  const form = withHumanCheck(useJobApplicationForm({ job, onDone: onClose }), check);
  const isHeld = progress !== undefined && form.state.status === 'uploading';
  return <JobApplicationForm form={isHeld ? { ...form, state: { status: 'uploading', progress } } : form} onClose={onClose} />;
}

const inColumn: Decorator = (Story) => (
  <div style={{ maxWidth: '520px', marginInline: 'auto' }}>
    <Story />
  </div>
);

/** What the stories of the form have in common, whichever file they stand in. */
export const shared = {
  parameters: { chromatic: phoneAndDesktop },
  args: { onClose: fn() },
  beforeEach: () => answerPopups('open'),
  decorators: [inColumn],
};
