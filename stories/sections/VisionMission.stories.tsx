import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { careers } from '../../src/content/careers.ts';
import { VisionMission } from '../../src/sections/VisionMission/VisionMission.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Sections/VisionMission',
  component: VisionMission,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { content: careers.visionMission },
} satisfies Meta<typeof VisionMission>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Our vision', 'Our mission']);
  },
};
