import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { services } from '../../../src/content/services.ts';
import { Services } from '../../../src/sections/home/Services.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';
import { openTopic } from '../../support/topic.ts';

const meta = {
  component: Services,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { services },
} satisfies Meta<typeof Services>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: /^Learn More about/ })).toHaveLength(5);
  },
};

const [physicians, pharmacy, software, training, integration] = services.cards;

const open = (canvasElement: HTMLElement, { title, topic }: (typeof services.cards)[number]) =>
  openTopic(canvasElement, `Learn More about ${title}`, topic);

export const LicensedPhysicianNetwork: Story = {
  tags: ['state:open'],
  play: ({ canvasElement }) => open(canvasElement, physicians),
};

export const PharmacyCoordination: Story = {
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

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
