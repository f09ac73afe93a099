import type { Meta, StoryObj } from '@storybook/react';
import { Logo, states } from '../../src/components/Logo/Logo.tsx';
import { onInverse } from '../support/onInverse.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  parameters: { states },
  args: { title: 'Ardenwell' },
  decorators: [
    (Story) => (
      <div style={{ width: '96px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Ardenwell' })).toBeVisible();
  },
};

export const OnInverse: Story = {
  tags: ['state:tone'],
  parameters: { layout: 'fullscreen' },
  decorators: [onInverse],
};
