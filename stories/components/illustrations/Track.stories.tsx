import type { Meta, StoryObj } from '@storybook/react';
import { contrast } from '../../../.storybook/modes.ts';
import { Track } from '../../../src/components/illustrations/Track.tsx';

const meta = {
  component: Track,
  parameters: { chromatic: { modes: { contrast } } },
  args: { done: 2, of: 5 },
} satisfies Meta<typeof Track>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
