import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop, phoneDesktopAndPrint } from '../../../.storybook/modes.ts';
import type { LegalDocumentContent } from '../../../src/content/legal/document.ts';
import { termsAndConditions } from '../../../src/content/legal/termsAndConditions.ts';
import { LegalDocument } from '../../../src/sections/legal/LegalDocument.tsx';
import { longText } from '../../support/longText.ts';
import { expect, userEvent, within } from '../../support/test.ts';

const { seo, title, introduction, date, sections } = termsAndConditions;
const shown = ['agreement', 'not-a-medical-provider', 'eligibility', 'fees', 'how-to-reach-us'];

/** Some sections of the terms with every kind of block. The stories of the pages show whole documents. */
const excerpt: LegalDocumentContent = {
  seo,
  title,
  introduction,
  date,
  sections: sections.filter(({ id }) => shown.includes(id)),
};

const meta = {
  component: LegalDocument,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { content: { ...excerpt, sample: true } },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paper shows no contents, no link icons, and the URL after each link. */
export const Default: Story = {
  tags: ['state:default'],
  parameters: { chromatic: phoneDesktopAndPrint },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('05/01/2025')).toHaveAttribute('datetime', '2025-05-01');
    await expect(canvas.getByRole('heading', { level: 2, name: '4. Fees' })).toHaveAttribute('id', 'fees');
  },
};

export const ContentsOpen: Story = {
  tags: ['state:open'],
  args: { areContentsOpen: true },
  parameters: { chromatic: { modes: { desktop: { disable: true } } } },
};

/** The link beside a heading is focusable. */
export const HeadingLinkFocused: Story = {
  tags: ['state:focus'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Link to section 1: The agreement' });
    await expect(link).toHaveAttribute('href', '#agreement');
    // Tab makes the focus ring show. The link is focused directly, because the number of stops before it depends on the width.
    await userEvent.tab();
    link.focus();
    await expect(link).toHaveFocus();
  },
};

/** The heading of a linked section is marked. */
export const SectionLinked: Story = {
  tags: ['state:current'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Link to section 3: Who may take part' }));
    await expect(window.location.hash).toBe('#eligibility');
  },
};

/** Without `sample`, which is removed from the content after a legal review. */
export const Reviewed: Story = {
  parameters: { visual: { interactive: 'div:has(> h2)' } },
  tags: ['state:default'],
  args: { content: { ...excerpt, sections: excerpt.sections.slice(0, 1) } },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText({ ...meta.args, areContentsOpen: true }) };
