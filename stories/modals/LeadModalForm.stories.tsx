import type { Meta, StoryObj } from '@storybook/react';
import LeadModalForm from '../../src/modals/LeadModal/LeadModalForm.tsx';
import { expect, fn, within } from '../support/test.ts';

/** The dialog's other states are those of the lead form. */
const meta = {
  title: 'Modals/LeadModalForm',
  component: LeadModalForm,
  args: { onClose: fn(), redirectTo: { route: 'bookingDemo' } },
} satisfies Meta<typeof LeadModalForm>;

export default meta;

export const Empty: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Full name')).toHaveValue('');
  },
};
