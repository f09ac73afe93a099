import type { Meta, StoryObj } from '@storybook/react';
import { leadForm } from '../../../src/content/leadForm.ts';
import { KeptNotice } from '../../../src/forms/parts/KeptNotice.tsx';
import { inColumn } from '../../support/inColumn.tsx';
import { expect, within } from '../../support/test.ts';

const { title, text } = leadForm.offeredAgain;

const meta = {
  component: KeptNotice,
  decorators: [inColumn('480px')],
  args: { title },
} satisfies Meta<typeof KeptNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(title);
  },
};

/** With what the visitor has to know before sending it. */
export const WithText: Story = { tags: ['state:variant'], args: { text } };
