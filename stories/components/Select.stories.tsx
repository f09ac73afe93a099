import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { Field } from '../../src/components/Field.tsx';
import { Select } from '../../src/components/Select.tsx';
import { longText } from '../support/longText.ts';
import { expect, within } from '../support/test.ts';

const meta = {
  component: Select,
  args: {
    options: [
      { value: 'immediately', label: 'Immediately' },
      { value: '2-weeks', label: 'In 2 weeks' },
      { value: '1-month', label: 'In 1 month' },
    ],
  },
  render: (args) => <Field label="When could you start?">{(control) => <Select {...control} {...args} />}</Field>,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const select = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText(/When could you start/);

/** No option has an empty value. */
export const NotChosen: Story = {
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'select' } },
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(select(canvasElement)).toHaveDisplayValue('Choose');
    for (const option of within(canvasElement).getAllByRole('option')) await expect(option).not.toHaveValue('');
  },
};

export const Chosen: Story = {
  tags: ['state:filled'],
  args: { defaultValue: '2-weeks' },
  play: async ({ canvasElement }) => {
    await expect(select(canvasElement)).toHaveDisplayValue('In 2 weeks');
  },
};

export const Invalid: Story = {
  tags: ['state:error'],
  render: (args) => (
    <Field label="When could you start?" error="Please choose when you could start">
      {(control) => <Select {...control} {...args} />}
    </Field>
  ),
  play: async ({ canvasElement }) => {
    await expect(select(canvasElement)).toHaveAccessibleDescription('Please choose when you could start');
  },
};

export const Disabled: Story = { tags: ['state:disabled'], args: { defaultValue: '2-weeks', disabled: true } };

export const LongText: Story = {
  tags: ['state:overflow'],
  parameters: { chromatic: phoneAndDesktop },
  args: longText({ ...meta.args, defaultValue: '2-weeks' }),
};
