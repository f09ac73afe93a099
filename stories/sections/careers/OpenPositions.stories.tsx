import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { brand } from '../../../src/content/brand.ts';
import { careers } from '../../../src/content/careers.ts';
import { listedJobs } from '../../../src/content/jobs/index.ts';
import { OpenPositions } from '../../../src/sections/careers/OpenPositions.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: OpenPositions,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { id: 'open-positions', content: careers.positions, jobs: listedJobs },
} satisfies Meta<typeof OpenPositions>;

export default meta;
type Story = StoryObj<typeof meta>;

const addresses = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('listitem')
    .map((item) => within(item).getByRole('link').getAttribute('href'));

export const Six: Story = {
  parameters: { visual: { interactive: 'a' } },
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

/** A job is removed after its closing date, also in a page that was prerendered before. */
export const OneClosed: Story = {
  tags: ['state:closed'],
  args: {
    jobs: listedJobs.map((job) => (job.id === 'contentstrategist' ? { ...job, validThrough: '2027-04-19' } : job)),
    now: Date.UTC(2027, 3, 20, 5),
  },
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

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
