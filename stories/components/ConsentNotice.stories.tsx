import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { ConsentNotice, type ConsentNoticeProps } from '../../src/components/ConsentNotice/ConsentNotice.tsx';
import { everything, nothing } from '../../src/integrations/consent.ts';
import { keptChoice, WithVisitor, type Visitor } from '../support/consent.tsx';
import { inFrame } from '../support/parameters.ts';
import { expect, fn, userEvent, within } from '../support/test.ts';

type Args = Pick<ConsentNoticeProps, 'onOpenChoices'> & { visitor: Visitor };

const meta = {
  title: 'Components/ConsentNotice',
  component: ConsentNotice,
  parameters: { docs: inFrame, layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { visitor: {}, onOpenChoices: fn() },
  render: ({ visitor, onOpenChoices }) => (
    <WithVisitor visitor={visitor}>{(consent) => <ConsentNotice consent={consent} onOpenChoices={onOpenChoices} />}</WithVisitor>
  ),
  decorators: [
    (Story) => (
      <div style={{ minHeight: '480px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const findNotice = (canvasElement: HTMLElement) => within(canvasElement).queryByRole('region', { name: 'Privacy notice' });
const button = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('button', { name });

/** Looking at the choices is no choice. */
export const Notice: Story = {
  parameters: { visual: { interactive: 'button' } },
  tags: ['state:default'],
  play: async ({ canvasElement, args }) => {
    const choices = button(canvasElement, 'Your privacy choices');
    await userEvent.click(choices);
    await expect(args.onOpenChoices).toHaveBeenCalledTimes(1);
    await expect(findNotice(canvasElement)).toBeVisible();
    await expect(keptChoice()).toBeNull();
    choices.blur();
  },
};

/** The yes and the no look alike. */
export const OptIn: Story = {
  tags: ['state:opt-in'],
  args: { visitor: { mode: 'opt-in' } },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, 'Yes, allow').className).toBe(button(canvasElement, 'No, thanks').className);
  },
};

/** A no by keyboard: the notice goes, and the no is kept. */
export const AlreadyChosen: Story = {
  tags: ['state:empty'],
  args: { visitor: { mode: 'opt-in' } },
  play: async ({ canvasElement }) => {
    button(canvasElement, 'No, thanks').focus();
    await userEvent.keyboard('{Enter}');
    await expect(findNotice(canvasElement)).not.toBeInTheDocument();
    await expect(keptChoice()).toMatchObject({ version: 1, ...nothing });
  },
};

/** 'Understood' is a yes in so far as nobody is told again. */
export const Understood: Story = {
  tags: ['state:empty'],
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Understood'));
    await expect(findNotice(canvasElement)).not.toBeInTheDocument();
    await expect(keptChoice()).toMatchObject({ version: 1, ...everything });
  },
};

/** The browser has decided: there is nothing to ask, and nothing that was once allowed is on. */
export const SignalHonored: Story = {
  tags: ['state:signal'],
  args: { visitor: { hasSignal: true, chosen: everything } },
  play: async ({ canvasElement }) => {
    await expect(findNotice(canvasElement)).toHaveTextContent('Opt-out request honored');
    await expect(within(canvasElement).queryByRole('button', { name: 'Turn all off' })).not.toBeInTheDocument();
  },
};

export const NothingConfigured: Story = {
  tags: ['state:empty'],
  args: { visitor: { services: [] } },
  play: async ({ canvasElement }) => {
    await expect(findNotice(canvasElement)).not.toBeInTheDocument();
  },
};
