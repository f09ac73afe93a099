import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { CheckboxField } from '../../src/components/CheckboxField.tsx';
import { longText } from '../support/longText.ts';
import { expect, userEvent, within } from '../support/test.ts';

const meta = {
  component: CheckboxField,
  args: { label: 'I’ll take the short personality survey that opens after I apply.' },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole('checkbox', { name: /personality survey/ });

/** The label is part of the click target. */
export const Unticked: Story = {
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'input' } },
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const sentence = within(canvasElement).getByText(/personality survey/);
    await userEvent.click(sentence);
    await expect(box(canvasElement)).toBeChecked();
    await userEvent.click(sentence);
    await expect(box(canvasElement)).not.toBeChecked();
    box(canvasElement).blur();
  },
};

export const Ticked: Story = {
  parameters: { chromatic: { modes: { contrast } } },
  tags: ['state:filled'],
  args: { defaultChecked: true },
};

export const Invalid: Story = {
  parameters: { visual: { interactive: 'input' } },
  tags: ['state:error'],
  args: { error: 'Please check this box to go on.' },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toBeInvalid();
    await expect(box(canvasElement)).toHaveAccessibleDescription('Please check this box to go on.');
  },
};

/** A label whose words may be fixed, and what this form adds to it; with an error, both describe the box. */
export const WithHint: Story = {
  tags: ['state:error'],
  args: { required: true, hint: 'Required to send this form.', error: 'Please check this box to go on.' },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toHaveAccessibleDescription('Please check this box to go on. Required to send this form.');
  },
};

export const Focused: Story = {
  tags: ['state:focus'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box(canvasElement)).toHaveFocus();
    await expect(box(canvasElement)).toBeChecked();
  },
};

export const Disabled: Story = { tags: ['state:disabled'], args: { disabled: true, defaultChecked: true } };

export const LongText: Story = {
  tags: ['state:overflow'],
  parameters: { chromatic: phoneAndDesktop },
  args: longText({ ...meta.args, error: 'Please check this box to go on.' }),
};
