import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { webinar } from '../../../src/content/webinar.ts';
import { WebinarTopics } from '../../../src/sections/webinar/WebinarTopics.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';
import { openTopic } from '../../support/topic.ts';

const { topics } = webinar;

const meta = {
  component: WebinarTopics,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { topics },
} satisfies Meta<typeof WebinarTopics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button', { name: /^Learn More about/ })).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Compliance & Legal' })).toBeVisible();
  },
};

const [doctors, pharmacy, software, training, integration] = topics.cards;

const open = (canvasElement: HTMLElement, { title, topic }: (typeof topics.cards)[number]) =>
  openTopic(canvasElement, `Learn More about ${title}`, topic);

export const LicensedDoctors: Story = {
  tags: ['state:open'],
  play: ({ canvasElement }) => open(canvasElement, doctors),
};

export const PharmacyFulfillment: Story = {
  tags: ['state:open'],
  play: ({ canvasElement }) => open(canvasElement, pharmacy),
};

export const SoftwarePlatform: Story = {
  tags: ['state:open'],
  play: ({ canvasElement }) => open(canvasElement, software),
};

export const TrainingAndSupport: Story = {
  tags: ['state:open'],
  play: ({ canvasElement }) => open(canvasElement, training),
};

export const BusinessIntegration: Story = {
  tags: ['state:open'],
  play: ({ canvasElement }) => open(canvasElement, integration),
};

/** The sixth topic, behind the text button below the cards. */
export const ComplianceAndLegal: Story = {
  tags: ['state:open'],
  play: ({ canvasElement }) => openTopic(canvasElement, topics.more.label, topics.more.topic),
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
