import type { Meta, StoryObj } from '@storybook/react';
import { ApplyButton } from '../../src/modals/ApplyModal/ApplyButton.tsx';
import { ApplyDialogProvider } from '../../src/modals/ApplyModal/ApplyDialogProvider.tsx';
import { job } from '../support/application.ts';

const meta = {
  component: ApplyDialogProvider,
  parameters: { layout: 'fullscreen' },
  args: { job, children: <ApplyButton>Apply Now</ApplyButton> },
} satisfies Meta<typeof ApplyDialogProvider>;

export default meta;
/** The form's code is not loaded yet. */
export const Closed: StoryObj<typeof meta> = { tags: ['state:default'] };
