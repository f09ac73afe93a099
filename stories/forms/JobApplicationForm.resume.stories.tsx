import type { Meta, StoryObj } from '@storybook/react';
import { resumeFile } from '../../mocks/fixtures/application.ts';
import { attach, expectRejectedFile, findRemoveButton } from '../support/application.ts';
import { ConnectedJobApplicationForm, shared } from '../support/ConnectedJobApplicationForm.tsx';

const meta = {
  ...shared,
  title: 'JobApplicationForm',
  component: ConnectedJobApplicationForm,
} satisfies Meta<typeof ConnectedJobApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const FileEmpty: Story = {
  tags: ['state:error'],
  play: ({ canvasElement }) =>
    expectRejectedFile(canvasElement, new File([], 'cv.pdf', { type: 'application/pdf' }), 'This file is empty.'),
};

/** A file with the extension of a PDF and other content. */
export const FileUnreadable: Story = {
  tags: ['state:error'],
  play: ({ canvasElement }) =>
    expectRejectedFile(
      canvasElement,
      new File(['Dear hiring team'], 'cv.pdf', { type: 'application/pdf' }),
      'This file is not a PDF or Word document that we can open.',
    ),
};

/** A PDF that opens only with a password. */
export const FileProtected: Story = {
  tags: ['state:error'],
  play: ({ canvasElement }) =>
    expectRejectedFile(canvasElement, new File(['%PDF-1.7 /Encrypt 2 0 R'], 'cv.pdf'), 'This file is protected'),
};
