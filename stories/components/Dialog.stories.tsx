import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop, printOnly } from '../../.storybook/modes.ts';
import { Button } from '../../src/components/Button.tsx';
import { Dialog } from '../../src/components/Dialog/Dialog.tsx';
import { longText } from '../support/longText.ts';
import { inFrame } from '../support/parameters.ts';
import { expect, fn, userEvent, waitFor, within } from '../support/test.ts';

const meta = {
  component: Dialog,
  parameters: { docs: inFrame, layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: {
    onClose: fn(),
    title: 'Licensed Physician Network',
    description: 'Who sees your clients, and where.',
    children: <p>Independent providers review each intake and decide whether treatment is appropriate.</p>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const screen = () => within(document.body);

export const Short: Story = {
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'button' } },
  tags: ['state:default'],
  play: async ({ args }) => {
    const dialog = await screen().findByRole('dialog', { name: 'Licensed Physician Network' });
    await expect(dialog).toHaveAccessibleDescription('Who sees your clients, and where.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen().getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    screen().getByRole('button', { name: 'Close' }).blur();
  },
};

/** Taller than the viewport: it opens at its title and scrolls below it; the page behind does not. */
export const Long: Story = {
  tags: ['state:overflow'],
  args: {
    startsAtTitle: true,
    children: (
      <>
        {Array.from({ length: 24 }, (_, line) => (
          <p key={line}>Line {line + 1}: what is included, said in a sentence of ordinary length.</p>
        ))}
        <Button>Understood</Button>
      </>
    ),
  },
  play: async () => {
    const title = await screen().findByRole('heading', { name: 'Licensed Physician Network' });
    await waitFor(() => expect(title).toHaveFocus());
    const overlay = screen().getByRole('dialog').parentElement as HTMLElement;
    await expect(overlay.scrollTop).toBe(0);
    overlay.scrollTop = 400;
    for (const element of [title, screen().getByRole('button', { name: 'Close' })]) {
      await expect(element.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    }
    overlay.scrollTop = 0;
  },
};

/** What is printed instead of the page. */
export const Printed: Story = { parameters: { chromatic: printOnly }, tags: ['state:variant'] };

/** Tab cycles inside the dialog. */
export const FocusInside: Story = {
  tags: ['state:focus'],
  args: { children: <Button>Understood</Button> },
  play: async () => {
    const action = await screen().findByRole('button', { name: 'Understood' });
    await waitFor(() => expect(action).toHaveFocus());
    await userEvent.tab();
    await expect(screen().getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
