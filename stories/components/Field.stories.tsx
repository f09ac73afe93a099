import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { Field, TextArea, TextInput } from '../../src/components/Field.tsx';
import { longText } from '../support/longText.ts';
import { expect, within } from '../support/test.ts';

const meta = {
  component: Field,
  args: { label: 'Email', isRequired: true, children: (control) => <TextInput {...control} type="email" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: { visual: { interactive: 'input' } },
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email');
    await expect(input).toBeRequired();
    await expect(input).toHaveAttribute('aria-invalid', 'false');
  },
};

export const Filled: Story = {
  tags: ['state:filled'],
  args: { children: (control) => <TextInput {...control} type="email" defaultValue="dana@lakeside-peptides.example" /> },
};

export const Optional: Story = {
  tags: ['state:variant'],
  args: { label: 'Business name', isRequired: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Business name (optional)')).not.toBeRequired();
  },
};

export const WithHint: Story = {
  tags: ['state:variant'],
  args: { hint: 'We write to this address once, with the invitation.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Email')).toHaveAccessibleDescription(
      'We write to this address once, with the invitation.',
    );
  },
};

/** Message, icon and red border; the message describes the field for screen readers. */
export const Invalid: Story = {
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'input' } },
  tags: ['state:error'],
  args: { error: 'Please enter a valid email address', hint: 'For example name@example.com' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email');
    // An empty required field is invalid for the browser, but not marked.
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Please enter a valid email address For example name@example.com');
  },
};

export const Disabled: Story = {
  tags: ['state:disabled'],
  args: { children: (control) => <TextInput {...control} type="email" disabled defaultValue="dana@lakeside-peptides.example" /> },
};

export const SeveralLines: Story = {
  tags: ['state:variant'],
  args: {
    label: 'Message',
    isRequired: false,
    children: (control) => <TextArea {...control} rows={4} defaultValue={'Two studios.\nOne question.'} />,
  },
};

export const LongText: Story = {
  tags: ['state:overflow'],
  parameters: { chromatic: phoneAndDesktop },
  args: longText({
    ...meta.args,
    hint: 'We write to this address once, with the invitation.',
    error: 'Please enter a valid email address',
  }),
};
