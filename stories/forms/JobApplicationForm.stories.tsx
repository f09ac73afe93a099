import type { Meta, StoryObj } from '@storybook/react';
import { applicant, applicationByLabel, resumeFile } from '../../mocks/fixtures/application.ts';
import { writeDraft } from '../../src/forms/drafts.ts';
import {
  agree,
  attach,
  enter,
  expectRejectedFile,
  expectToast,
  fieldOf,
  fillApplication,
  findRemoveButton,
  job,
  resumeField,
  submitButton,
} from '../support/application.ts';
import { ConnectedJobApplicationForm, shared } from '../support/ConnectedJobApplicationForm.tsx';
import { expectValues } from '../support/fields.ts';
import { expect, userEvent, waitFor, within } from '../support/test.ts';

const meta = {
  ...shared,
  component: ConnectedJobApplicationForm,
} satisfies Meta<typeof ConnectedJobApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is disabled until both agreements are checked, and a note says so. */
export const Empty: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(submitButton(canvasElement)).toBeDisabled();
    await expect(submitButton(canvasElement)).toHaveAccessibleDescription('Check both boxes above to submit.');
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(2);
    for (const link of links) await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** Rejected before anything is sent; the focus moves to the first invalid field. */
export const FieldErrors: Story = {
  tags: ['state:error'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enter(fieldOf(canvasElement, 'email'), 'imani@mail');
    await enter(fieldOf(canvasElement, 'linkedIn'), 'in/imani');
    await agree(canvasElement);
    await userEvent.click(submitButton(canvasElement));
    for (const message of [
      'Please enter your first name',
      'Please enter your last name',
      'Please enter a valid email address',
      'Please enter your phone number',
      'Please enter a web address, such as linkedin.com/in/your-name',
      'Please attach your résumé.',
      'Loom Video Required: Please provide a valid Loom video link. Visit loom.com to create your video.',
      'Please enter your monthly salary expectation',
    ]) {
      await expect(await canvas.findByText(message)).toBeVisible();
    }
    await waitFor(() => expect(fieldOf(canvasElement, 'firstName')).toHaveFocus());
  },
};

/** Enter in a field shows why the button is disabled. */
export const AgreementMissing: Story = {
  tags: ['state:error'],
  play: async ({ canvasElement }) => {
    const message = 'Agreement Required: Please complete all required agreements before submitting your application.';
    await fillApplication(canvasElement);
    await expect(submitButton(canvasElement)).toBeEnabled();
    await userEvent.click(fieldOf(canvasElement, 'cultureIndexAgreement'));
    await expect(submitButton(canvasElement)).toBeDisabled();
    await userEvent.click(fieldOf(canvasElement, 'agreement'));
    await userEvent.click(fieldOf(canvasElement, 'phone'));
    await userEvent.keyboard('{Enter}');
    const first = fieldOf(canvasElement, 'agreement');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription(message);
    await expectToast(message);
  },
};

export const WrongType: Story = {
  tags: ['state:error'],
  play: ({ canvasElement }) =>
    expectRejectedFile(
      canvasElement,
      new File(['a picture'], 'portrait.png', { type: 'image/png' }),
      'Please attach a PDF, DOC or DOCX file.',
    ),
};

/** The previously attached file stays. */
export const FileTooLarge: Story = {
  tags: ['state:error'],
  play: async ({ canvasElement }) => {
    await attach(canvasElement, resumeFile());
    await findRemoveButton(canvasElement, resumeFile().name);
    await expectRejectedFile(
      canvasElement,
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'portfolio.pdf', { type: 'application/pdf' }),
      'This file is larger than 5 MB. Please attach a smaller one. Imani Okafor résumé.pdf is still attached.',
    );
  },
};

/** The longest reason: how to save the file without its password. */
export const ProtectedFile: Story = {
  tags: ['state:error'],
  play: ({ canvasElement }) =>
    expectRejectedFile(
      canvasElement,
      new File(['%PDF-1.7 trailer << /Encrypt 2 0 R >>'], 'portfolio.pdf', { type: 'application/pdf' }),
      'This file is password-protected.',
    ),
};

/** The longest names that the validation accepts. */
export const LongNames: Story = {
  tags: ['state:overflow'],
  play: async ({ canvasElement }) => {
    await fillApplication(canvasElement, {
      firstName: 'Maximiliana Konstantinopolitania Wilhelmina Ottoline Persephone Evangeline Margu',
      lastName: 'Featherstonehaugh-Cholmondeley-Majoribanks-Wriothesley-Beauchamp-Leveson-Gower',
      email: 'maximiliana.featherstonehaugh-cholmondeley-majoribanks@wriothesley-beauchamp-leveson-gower.example',
    });
    const long = 'Curriculum_vitae_Maximiliana_Featherstonehaugh-Cholmondeley_product_leadership_2026_final_final_3.pdf';
    await attach(canvasElement, new File(['%PDF-1.7'], long));
    await findRemoveButton(canvasElement, long);
    await expect(submitButton(canvasElement)).toBeEnabled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A right-to-left name is aligned to the right of its field. */
export const RightToLeftName: Story = {
  tags: ['state:variant'],
  play: async ({ canvasElement }) => {
    await fillApplication(canvasElement, { firstName: 'ליאורה', lastName: 'بن داود' });
    await attach(canvasElement, new File(['%PDF-1.7'], 'קורות חיים.pdf'));
    await findRemoveButton(canvasElement, 'קורות חיים.pdf');
    await expect(fieldOf(canvasElement, 'firstName')).toHaveAttribute('dir', 'auto');
    (document.activeElement as HTMLElement).blur();
  },
};

/** The draft of this tab; only the file has to be attached again. */
export const DraftRestored: Story = {
  tags: ['state:filled'],
  beforeEach: () => writeDraft(`application-${job.id}`, { fields: applicant }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your answers are still here.')).toBeVisible();
    await expectValues(canvasElement, { ...applicationByLabel.typed(), ...applicationByLabel.chosen });
    await expect(submitButton(canvasElement)).toBeEnabled();
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() => expect(resumeField(canvasElement)).toHaveFocus());
    await expect(resumeField(canvasElement)).toHaveAccessibleDescription(/Please attach your résumé/);
  },
};
