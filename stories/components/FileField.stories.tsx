import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { FileField } from '../../src/components/FileField/FileField.tsx';
import { longText } from '../support/longText.ts';
import { expect, fireEvent, fn, userEvent, waitFor, within } from '../support/test.ts';

const meta = {
  component: FileField,
  parameters: { chromatic: phoneAndDesktop },
  args: {
    label: 'Résumé',
    hint: 'PDF, DOC or DOCX, max 5MB',
    accept: '.pdf,application/pdf',
    file: null,
    onChoose: fn(),
    onRemove: fn(),
    copy: { choose: 'Choose a file', drop: 'or drop it here', replace: 'Replace', remove: 'Remove' },
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const picker = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText('Résumé');
const aFile = () => new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

/** A drop as a plain event, because browsers create a DragEvent with files only for a real drag. */
const dropOf = (file: File) =>
  Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { types: ['Files'], files: [file] } });

/** The same file can be chosen twice in a row. */
export const Empty: Story = {
  parameters: { visual: { interactive: 'input[type="file"]' } },
  tags: ['state:default'],
  play: async ({ canvasElement, args }) => {
    await expect(picker(canvasElement)).toBeRequired();
    await expect(picker(canvasElement)).toHaveAccessibleDescription(/PDF, DOC or DOCX, max 5MB Choose a file/);
    const file = aFile();
    await userEvent.upload(picker(canvasElement), file);
    await userEvent.upload(picker(canvasElement), file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenLastCalledWith(file);
    picker(canvasElement).blur();
  },
};

/** A dropped file is chosen; a file dropped beside the zone does not replace the page. */
export const DraggedOver: Story = {
  tags: ['state:variant'],
  play: async ({ canvasElement, args }) => {
    const file = aFile();
    await fireEvent(picker(canvasElement), dropOf(file));
    await expect(args.onChoose).toHaveBeenCalledWith(file);

    await waitFor(() => expect(document.body.dispatchEvent(dropOf(file))).toBe(false));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);

    const isDragged = { dataTransfer: { types: ['Files'] } };
    await fireEvent(picker(canvasElement), Object.assign(new Event('dragenter', { bubbles: true }), isDragged));
  },
};

export const Attached: Story = {
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'button' } },
  tags: ['state:filled'],
  args: { file: { name: 'Imani Okafor résumé.pdf', size: 248_000 } },
  play: async ({ canvasElement, args }) => {
    await expect(picker(canvasElement)).toHaveAccessibleDescription(/Imani Okafor résumé.pdf/);
    await expect(picker(canvasElement)).not.toBeRequired();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Imani Okafor résumé.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(picker(canvasElement)).toHaveFocus();
    picker(canvasElement).blur();
  },
};

export const LongName: Story = {
  tags: ['state:overflow'],
  args: {
    file: {
      name: 'Curriculum_vitae_of_Maximiliana_Featherstonehaugh-Cholmondeley_product_leadership_2026_final_final_version_3.docx',
      size: 4_900_000,
    },
  },
};

export const Invalid: Story = {
  tags: ['state:error'],
  args: { error: 'This file is larger than 5 MB. Please attach a smaller one.' },
  play: async ({ canvasElement }) => {
    await expect(picker(canvasElement)).toBeInvalid();
    await expect(picker(canvasElement)).toHaveAccessibleDescription(/larger than 5 MB/);
  },
};

export const Focused: Story = {
  tags: ['state:focus'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(picker(canvasElement)).toHaveFocus();
  },
};

export const Disabled: Story = {
  tags: ['state:disabled'],
  args: { file: { name: 'Imani Okafor résumé.pdf', size: 248_000 }, isDisabled: true },
  play: async ({ canvasElement, args }) => {
    await expect(picker(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
    await fireEvent(picker(canvasElement), dropOf(aFile()));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  tags: ['state:overflow'],
  args: longText({ ...meta.args, error: 'This file is larger than 5 MB. Please attach a smaller one.' }),
};
