import type { Meta, StoryObj } from '@storybook/react';
import { Progress } from '../../src/components/Progress.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  component: Progress,
  args: { label: 'Uploading your résumé', value: 0 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectShown = async (canvasElement: HTMLElement, shown: number, announced: number) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('progressbar', { name: 'Uploading your résumé' })).toHaveValue(shown);
  await expect(canvas.getByRole('status')).toHaveTextContent(`Uploading your résumé ${announced} %`);
};

export const Beginning: Story = {
  tags: ['state:default'],
  play: ({ canvasElement }) => expectShown(canvasElement, 0, 0),
};

/** Screen readers get quarters: 63 % is displayed as 63 and announced as 50. */
export const Halfway: Story = {
  tags: ['state:variant'],
  args: { value: 0.634 },
  play: ({ canvasElement }) => expectShown(canvasElement, 63, 50),
};

export const Complete: Story = {
  tags: ['state:filled'],
  args: { value: 1 },
  play: ({ canvasElement }) => expectShown(canvasElement, 100, 100),
};
