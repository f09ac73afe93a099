import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { apptSteps } from '../../../src/content/appt.ts';
import { demo } from '../../../src/content/demo.ts';
import { pepprac } from '../../../src/content/landing/pepprac.ts';
import { Process } from '../../../src/sections/shared/Process.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: Process,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { process: pepprac.process },
} satisfies Meta<typeof Process>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: pepprac.process.title });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(pepprac.process.steps.length);
  },
};

/** It has the maximum number of steps. */
export const Stairs: Story = {
  tags: ['state:variant'],
  args: { process: apptSteps, layout: 'stairs' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(5);
  },
};

export const StairsOnInverse: Story = {
  tags: ['state:color-scheme'],
  args: { process: demo.steps, layout: 'stairs', colorScheme: 'inverse' },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };

export const LongStairs: Story = { tags: ['state:overflow'], args: longText({ process: apptSteps, layout: 'stairs' }) };
