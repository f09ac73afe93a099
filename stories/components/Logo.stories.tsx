import type { Decorator, Meta, StoryObj } from '@storybook/react';
import { Logo } from '../../src/components/Logo.tsx';
import { onInverse } from '../support/onInverse.tsx';
import { expect, within } from '../support/test.ts';

const boxed: Decorator = (Story) => (
  <div style={{ width: '96px' }}>
    <Story />
  </div>
);

const meta = {
  component: Logo,
  args: { title: 'Ardenwell' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {
  tags: ['state:default'],
  decorators: [boxed],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Ardenwell' })).toBeVisible();
  },
};

export const OnInverse: Story = {
  tags: ['state:color-scheme'],
  parameters: { layout: 'fullscreen' },
  decorators: [boxed, onInverse],
};
