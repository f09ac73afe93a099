import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { LeadForm } from '../../src/forms/LeadForm/LeadForm.tsx';
import { useLeadForm } from '../../src/forms/LeadForm/useLeadForm.ts';
import type { HumanCheckStatus } from '../../src/integrations/turnstile.ts';
import { withHumanCheck } from './humanCheck.ts';
import { inColumn } from './inColumn.tsx';

type ConnectedProps = {
  /** A fixed Turnstile status, because stories do not load Turnstile. */
  check?: HumanCheckStatus;
};

/** The lead form, connected to its requests. After success its dialog leads to the calendar. */
export function ConnectedLeadForm({ check }: ConnectedProps) {
  return <LeadForm form={withHumanCheck(useLeadForm(), check)} />;
}

/** Shared by the story files of the form. A comment above a `meta` that spreads it would replace its parameters. */
export const shared = {
  parameters: { chromatic: phoneAndDesktop },
  decorators: [inColumn('520px')],
};
