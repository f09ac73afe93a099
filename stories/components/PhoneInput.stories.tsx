import type { Meta, StoryObj } from '@storybook/react';
import { Field } from '../../src/components/Field/Field.tsx';
import { PhoneInput } from '../../src/components/PhoneInput/PhoneInput.tsx';
import { expect, fireEvent, userEvent, within } from '../support/test.ts';

const meta = {
  component: PhoneInput,
  decorators: [(Story) => <Field label="Phone">{({ id }) => <Story args={{ id }} />}</Field>],
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText<HTMLInputElement>(/Phone/);

export const Empty: Story = { tags: ['state:empty'] };

export const FormatsWhileTyping: Story = {
  tags: ['state:behavior'],
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '71355501');
    await expect(input).toHaveValue('(713) 555-01');
    await userEvent.type(input, '42');
    await expect(input).toHaveValue('(713) 555-0142');
    input.blur();
  },
};

/** Deleting and correcting in the middle formats nothing until the field is left. What the browser fills in is formatted. */
export const LeavesCorrectionsAlone: Story = {
  tags: ['state:behavior'],
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '7135550142');
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('(713) 555');
    await userEvent.type(input, '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('(2713) 555');
    await expect(input.selectionStart).toBe(2);
    await userEvent.type(input, '{Delete}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('(213) 555');
    await userEvent.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    input.blur();
    await expect(input).toHaveValue('(921) 355-5');
    await fireEvent.input(input, { target: { value: '213555' } });
    await expect(input).toHaveValue('(213) 555');
  },
};

export const International: Story = {
  tags: ['state:variant'],
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '+44 20 7946 0958');
    await expect(input).toHaveValue('+44 20 7946 0958');
    input.blur();
  },
};
