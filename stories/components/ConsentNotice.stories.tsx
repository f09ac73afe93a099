import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { ConsentNotice, type ConsentNoticeProps } from '../../src/components/ConsentNotice.tsx';
import { everything, nothing } from '../../src/integrations/consent.ts';
import { storedChoice, WithVisitor, type Visitor } from '../support/consent.tsx';
import { inFrame } from '../support/parameters.ts';
import { expect, fn, userEvent, within } from '../support/test.ts';

type Args = Omit<ConsentNoticeProps, 'consent'> & { visitor: Visitor };

const meta = {
  component: ConsentNotice,
  parameters: { docs: inFrame, layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { visitor: {}, onOpenChoices: fn() },
  render: ({ visitor, ...props }) => (
    <WithVisitor visitor={visitor}>{(consent) => <ConsentNotice consent={consent} {...props} />}</WithVisitor>
  ),
  // The notice is at the end of the page.
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', minHeight: '480px', alignContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const findNotice = (canvasElement: HTMLElement) => within(canvasElement).queryByRole('region', { name: 'Privacy notice' });
const button = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('button', { name });

/** Opening the choices does not count as a choice. */
export const Notice: Story = {
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'button' } },
  tags: ['state:default'],
  play: async ({ canvasElement, args }) => {
    const choices = button(canvasElement, 'Your privacy choices');
    await userEvent.click(choices);
    await expect(args.onOpenChoices).toHaveBeenCalledTimes(1);
    await expect(findNotice(canvasElement)).toBeVisible();
    await expect(storedChoice()).toBeNull();
    choices.blur();
  },
};

/** The code of the choices is loading. */
export const OpensChoices: Story = { tags: ['state:loading'], args: { isOpeningChoices: true } };

/** Both buttons look the same. */
export const OptIn: Story = {
  tags: ['state:opt-in'],
  args: { visitor: { mode: 'opt-in' } },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, 'Yes, allow').className).toBe(button(canvasElement, 'No, thanks').className);
  },
};

/** Declined by keyboard: the notice closes, and the choice is stored. */
export const AlreadyChosen: Story = {
  tags: ['state:empty'],
  args: { visitor: { mode: 'opt-in' } },
  play: async ({ canvasElement }) => {
    button(canvasElement, 'No, thanks').focus();
    await userEvent.keyboard('{Enter}');
    await expect(findNotice(canvasElement)).not.toBeInTheDocument();
    await expect(storedChoice()).toMatchObject({ version: 1, ...nothing });
  },
};

/** 'Understood' is stored like consent, so that the notice does not return. */
export const Understood: Story = {
  tags: ['state:empty'],
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Understood'));
    await expect(findNotice(canvasElement)).not.toBeInTheDocument();
    await expect(storedChoice()).toMatchObject({ version: 1, ...everything });
  },
};

/** The browser's signal decides: nothing is asked, and earlier consent does not apply. */
export const SignalHonored: Story = {
  tags: ['state:signal'],
  args: { visitor: { hasSignal: true, chosen: everything } },
  play: async ({ canvasElement }) => {
    await expect(findNotice(canvasElement)).toHaveTextContent('Opt-out request honored');
    await expect(within(canvasElement).queryByRole('button', { name: 'Turn all off' })).not.toBeInTheDocument();
  },
};

export const NothingConfigured: Story = { tags: ['state:empty'], args: { visitor: { services: [] } } };
