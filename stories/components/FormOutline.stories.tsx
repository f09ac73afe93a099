import type { Meta, StoryObj } from '@storybook/react';
import { FormOutline } from '../../src/components/FormOutline/FormOutline.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  title: 'Components/FormOutline',
  component: FormOutline,
  args: {
    fields: [
      { label: 'Full name', isRequired: true },
      { label: 'Email', isRequired: true },
      { label: 'Business name', isRequired: false },
    ],
    status: 'The form is loading...',
  },
} satisfies Meta<typeof FormOutline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announced, and without anything that takes the focus. */
export const Short: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const outline = within(canvasElement);
    await expect(outline.getByRole('status')).toHaveTextContent('The form is loading...');
    await expect(outline.getByRole('button')).toBeDisabled();
    await expect(outline.getByLabelText('Full name')).toBeDisabled();
  },
};

/** At least as high as the screen. */
export const Long: Story = { tags: ['state:variant'], args: { isLong: true } };

/** What the form has below its button keeps its place. */
export const WithText: Story = { tags: ['state:variant'], args: { children: <p>We use your details to arrange this call.</p> } };
