import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import appointmentSetter from '../../../src/content/jobs/appointment-setter.ts';
import contentStrategist from '../../../src/content/jobs/contentstrategist.ts';
import leadProductManager from '../../../src/content/jobs/lead-product-manager.ts';
import marketingManager from '../../../src/content/jobs/marketing-manager.ts';
import { JobStatements } from '../../../src/sections/jobs/JobStatements.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: JobStatements,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { job: contentStrategist },
} satisfies Meta<typeof JobStatements>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const WhatSuccessLooksLike: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(lines(canvasElement, 'What Success Looks Like')).toEqual(contentStrategist.whatSuccessLooksLike);
  },
};

export const HowWeWork: Story = { tags: ['state:variant'], args: { job: leadProductManager } };

export const ResultsWeExpect: Story = { tags: ['state:variant'], args: { job: marketingManager } };

/** A job with two groups shows both on one background. */
export const Two: Story = {
  tags: ['state:variant'],
  args: { job: { ...marketingManager, workStyle: leadProductManager.workStyle } },
};

/** A job without any renders no empty section. */
export const None: Story = {
  tags: ['state:empty'],
  args: { job: appointmentSetter },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(Two.args) };
