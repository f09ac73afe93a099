import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { brand } from '../../src/content/brand.ts';
import { careers } from '../../src/content/careers.ts';
import { jobFacts, listedJobs } from '../../src/content/jobs/index.ts';
import { OpenPositions, states } from '../../src/sections/OpenPositions/OpenPositions.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Sections/OpenPositions',
  component: OpenPositions,
  parameters: { states, layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { id: 'open-positions', content: careers.positions, jobs: listedJobs, now: Date.UTC(2026, 10, 21) },
} satisfies Meta<typeof OpenPositions>;

export default meta;
type Story = StoryObj<typeof meta>;

const addresses = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('listitem')
    .map((item) => within(item).getByRole('link').getAttribute('href'));

export const Six: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(addresses(canvasElement)).toEqual([
      '/jobs/lead-product-manager',
      '/jobs/contentstrategist',
      '/jobs/partner-support-specialist',
      '/jobs/medication-intake-review-specialist',
      '/jobs/patient-support-specialist',
      '/jobs/appointment-setter',
    ]);
    await expect(within(canvasElement).getByRole('link', { name: /Appointment Setter/ })).toHaveAccessibleName(
      'Sales Appointment Setter Full-Time Contractor Remote, international preferred',
    );
  },
};

/** A job that has passed its last moment goes from the list, in a page that was made before. */
export const OneClosed: Story = {
  tags: ['state:closed'],
  args: { now: Date.parse(jobFacts.contentstrategist.validThrough) + 1000 },
  play: async ({ canvasElement }) => {
    await expect(addresses(canvasElement)).toHaveLength(5);
    await expect(within(canvasElement).queryByText('Content Producer & Strategist')).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { jobs: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No open roles right now' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Introduce yourself' })).toHaveAttribute(
      'href',
      `mailto:${brand.email}?subject=Introducing%20myself`,
    );
  },
};
