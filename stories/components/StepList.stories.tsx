import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { apptSteps } from '../../src/content/appt.ts';
import { StepList } from '../../src/components/StepList.tsx';
import { longText } from '../support/longText.ts';
import { expect, within } from '../support/test.ts';

const meta = {
  component: StepList,
  parameters: { chromatic: phoneAndDesktop },
  args: { steps: apptSteps.steps },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  tags: ['state:default'],
  args: { layout: 'rows' },
  play: async ({ canvasElement }) => {
    const titles = within(canvasElement).getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(apptSteps.steps.map(({ title }) => title));
  },
};

export const Indented: Story = { tags: ['state:variant'], args: { layout: 'indented' } };

/** It has the maximum number of steps. */
export const Stairs: Story = { tags: ['state:variant'], args: { layout: 'stairs' } };

export const Periods: Story = {
  tags: ['state:variant'],
  args: {
    layout: 'periods',
    steps: [
      { title: '30 days', text: 'Know every part of the product.' },
      { title: '90 days', text: 'Ship the first improvement that partners asked for.' },
    ],
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText({ ...meta.args, layout: 'indented' }) };

export const LongPeriods: Story = { tags: ['state:overflow'], args: longText(Periods.args) };
