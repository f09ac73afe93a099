import type { Meta, StoryObj } from '@storybook/react';
import { createRef } from 'react';
import ApplyModalForm, { type ApplyModalFormProps } from '../../src/modals/ApplyModal/ApplyModalForm.tsx';
import { expect, fn, within } from '../support/test.ts';

const closing = createRef<{ requestClose: () => void }>() satisfies ApplyModalFormProps['closing'];

/** The question before closing is a state of the dialog. */
const meta = {
  title: 'Modals/ApplyModalForm',
  component: ApplyModalForm,
  args: {
    job: { id: 'appointment-setter', title: 'Appointment Setter', survey: 'appointmentSetter' },
    onClose: fn(),
    closing,
  },
} satisfies Meta<typeof ApplyModalForm>;

export default meta;

export const Empty: StoryObj<typeof meta> = {
  tags: ['state:default'],
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByLabelText('First name')).toHaveValue('');
    closing.current?.requestClose();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
