import type { Meta, StoryObj } from '@storybook/react';
import { Field, TextInput } from '../../src/components/Field/Field.tsx';
import { LateForm } from '../../src/components/LateForm/LateForm.tsx';
import { expect, fn, waitFor, within } from '../support/test.ts';

type FormProps = { label: string };

function Form({ label }: FormProps) {
  return (
    <Field label={label} isRequired>
      {(control) => <TextInput {...control} />}
    </Field>
  );
}

const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Components/LateForm',
  component: LateForm<FormProps>,
  args: {
    form: { Loaded: Form, load: () => Promise.resolve(Form) },
    formProps: { label: 'Full name' },
    outline: { fields: [{ label: 'Full name', isRequired: true }], status: 'The form is loading...' },
    onUnavailable: fn(),
  },
} satisfies Meta<typeof LateForm<FormProps>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus is the dialog's matter. */
export const Loaded: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Full name')).not.toHaveFocus();
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { form: { Loaded: undefined, load: never } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('The form is loading...');
  },
};

/** The form comes after its dialog, and takes the focus. */
export const LoadedLater: Story = {
  tags: ['state:waiting'],
  args: { form: { Loaded: undefined, load: () => Promise.resolve(Form) } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByLabelText('Full name')).toHaveFocus());
  },
};

export const Unavailable: Story = {
  tags: ['state:error'],
  args: { form: { Loaded: undefined, load: () => Promise.reject(new TypeError('Failed to fetch')) } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnavailable).toHaveBeenCalledTimes(1));
  },
};
