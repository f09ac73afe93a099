import type { Meta, StoryObj } from '@storybook/react';
import { Field } from '../../src/components/Field.tsx';
import { PhoneInput } from '../../src/components/PhoneInput.tsx';
import { expect, userEvent, within } from '../support/test.ts';

const meta = {
  component: PhoneInput,
  decorators: [(Story) => <Field label="Phone">{({ id }) => <Story args={{ id }} />}</Field>],
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText<HTMLInputElement>(/Phone/);

export const Empty: Story = { tags: ['state:empty'] };

/** While it is typed, it may become a number of any country. */
export const FormatsWhenLeft: Story = {
  tags: ['state:behavior'],
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '7135550142');
    await expect(input).toHaveValue('7135550142');
    await userEvent.tab();
    await expect(input).toHaveValue('(713) 555-0142');
  },
};

export const International: Story = {
  tags: ['state:variant'],
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '22 12 34 56');
    await userEvent.tab();
    await expect(input).toHaveValue('22 12 34 56');
  },
};
