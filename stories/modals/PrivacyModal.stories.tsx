import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { everything, nothing } from '../../src/integrations/consent.ts';
import PrivacyModal, { type PrivacyModalProps } from '../../src/modals/PrivacyModal/PrivacyModal.tsx';
import { storedChoice, WithVisitor, type Visitor } from '../support/consent.tsx';
import { expect, fn, userEvent, within } from '../support/test.ts';

type Args = Pick<PrivacyModalProps, 'onClose'> & { visitor: Visitor };

const meta = {
  component: PrivacyModal,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { visitor: {}, onClose: fn() },
  render: ({ visitor, onClose }) => (
    <WithVisitor visitor={visitor}>{(consent) => <PrivacyModal onClose={onClose} consent={consent} />}</WithVisitor>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const findDialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Your privacy choices' }));
type Dialog = Awaited<ReturnType<typeof findDialog>>;

const boxes = (dialog: Dialog) =>
  ['Advertising and partner credit', 'Analytics', 'Chat and helpers'].map((name) => dialog.getByRole('checkbox', { name }));
const expectTicks = async (dialog: Dialog, ticks: readonly boolean[]) => {
  await expect(boxes(dialog).map((box) => (box as HTMLInputElement).checked)).toEqual(ticks);
};
/** Removes the focus ring from the screenshot. */
const rest = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** Every category is on. */
export const NoticeMode: Story = {
  tags: ['state:default'],
  play: async () => {
    const dialog = await findDialog();
    await expectTicks(dialog, [true, true, true]);
    await expect(dialog.getByText(/everything here is on/)).toBeVisible();
    rest();
  },
};

/** One category is turned off by keyboard; the choice is stored on saving, not before. */
export const OneTurnedOff: Story = {
  tags: ['state:selected'],
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expectTicks(dialog, [true, true, true]);
    const [advertising] = boxes(dialog);
    advertising?.focus();
    await userEvent.keyboard(' ');
    await expectTicks(dialog, [false, true, true]);
    await expect(storedChoice()).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save my choices' }));
    await expect(storedChoice()).toMatchObject({ version: 1, advertising: false, analytics: true, services: true });
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    rest();
  },
};

/** No category is preselected. */
export const OptInMode: Story = {
  tags: ['state:opt-in'],
  args: { visitor: { mode: 'opt-in' } },
  play: async () => {
    await expectTicks(await findDialog(), [false, false, false]);
    rest();
  },
};

/** The choice and its date; one click revokes it. */
export const ChoiceMade: Story = {
  tags: ['state:selected'],
  args: { visitor: { mode: 'opt-in', chosen: { ...nothing, analytics: true } } },
  play: async () => {
    const dialog = await findDialog();
    await expectTicks(dialog, [false, true, false]);
    await expect(dialog.getByText(/You chose this on November 20, 2026/)).toBeVisible();
    rest();
  },
};

export const TurnedAllOff: Story = {
  tags: ['state:success'],
  args: { visitor: { chosen: everything } },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Turn everything off' }));
    await expect(storedChoice()).toMatchObject(nothing);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    rest();
  },
};

/** The browser's signal overrides an earlier choice: the checkboxes are unchecked and disabled. */
export const SignalHonored: Story = {
  tags: ['state:signal'],
  args: { visitor: { hasSignal: true, chosen: everything } },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('status')).toHaveTextContent('Opt-out request honored.');
    await expectTicks(dialog, [false, false, false]);
    for (const box of boxes(dialog)) await expect(box).toBeDisabled();
    rest();
  },
};

export const NothingConfigured: Story = {
  tags: ['state:empty'],
  args: { visitor: { services: [] } },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('status')).toHaveTextContent('There’s nothing to turn off.');
    await expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    rest();
  },
};

export const NothingConfiguredWithSignal: Story = {
  tags: ['state:empty'],
  args: { visitor: { services: [], hasSignal: true } },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText(/Global Privacy Control/)).toBeVisible();
    rest();
  },
};
