import type { Meta, StoryObj } from '@storybook/react';
import { Band } from '../../src/components/Band/Band.tsx';
import { Bands, states } from '../../src/layouts/Bands/Bands.tsx';
import { failsOnPurpose } from '../support/parameters.ts';
import { expect, within } from '../support/test.ts';

/** A mistake of ours: no answer of the backend makes a band fail. */
function Broken(): never {
  throw new Error('This band fails on purpose.');
}

const meta = {
  title: 'Layouts/Bands',
  component: Bands,
  parameters: { states, layout: 'fullscreen' },
} satisfies Meta<typeof Bands>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  tags: ['state:default'],
  args: {
    children: [
      <Band key="first">The first band.</Band>,
      <Band key="second" tone="tint">
        The second band.
      </Band>,
    ],
  },
};

export const OneFailed: Story = {
  tags: ['state:error'],
  args: {
    children: [
      <Band key="first">The first band.</Band>,
      <Broken key="second" />,
      <Band key="third" tone="tint">
        The third band.
      </Band>,
    ],
  },
  parameters: { visual: failsOnPurpose },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page could not be shown');
    await expect(canvas.getByText('The first band.')).toBeVisible();
    await expect(canvas.getByText('The third band.')).toBeVisible();
  },
};
