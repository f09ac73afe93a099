import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { Button } from '../../src/components/Button.tsx';
import { longText } from '../support/longText.ts';
import { onInverse } from '../support/onInverse.tsx';
import { expect, fn, userEvent, within } from '../support/test.ts';

const meta = {
  component: Button,
  args: { children: 'Book Implementation Call', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  // A contrast theme has no backgrounds, so an outline takes their place.
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'button' } },
  tags: ['state:default'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Book Implementation Call' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    // Only one of a form's buttons submits it.
    await expect(button).toHaveAttribute('type', 'button');
    button.blur();
  },
};

export const Secondary: Story = {
  parameters: { visual: { interactive: 'button' } },
  tags: ['state:variant'],
  args: { variant: 'secondary' },
};

export const Quiet: Story = {
  parameters: { visual: { interactive: 'button' } },
  tags: ['state:variant'],
  args: { variant: 'quiet' },
};

export const Large: Story = { tags: ['state:variant'], args: { size: 'large' } };

export const Disabled: Story = {
  tags: ['state:disabled'],
  args: { disabled: true, children: 'Submitting...' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Clicked before its code was loaded. With reduced motion the bar does not move. */
export const Waiting: Story = {
  tags: ['state:loading'],
  args: { 'aria-busy': true },
};

export const WaitingSecondary: Story = { ...Waiting, args: { 'aria-busy': true, variant: 'secondary' } };

export const WaitingQuiet: Story = { ...Waiting, args: { 'aria-busy': true, variant: 'quiet' } };

/** On a dark background the focus ring is gold and the outline sage. */
export const OnInverse: Story = {
  tags: ['state:color-scheme'],
  parameters: { layout: 'fullscreen' },
  args: { variant: 'secondary' },
  decorators: [onInverse],
  play: async () => {
    await userEvent.tab();
  },
};

export const LongText: Story = {
  tags: ['state:overflow'],
  parameters: { chromatic: phoneAndDesktop },
  args: longText({ ...meta.args, size: 'large' }),
};
