import type { Meta, StoryObj } from '@storybook/react';
import { phoneDesktopAndPrint } from '../../../.storybook/modes.ts';
import { LegalBlocks } from '../../../src/sections/legal/LegalBlocks.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: LegalBlocks,
  parameters: { chromatic: phoneDesktopAndPrint },
} satisfies Meta<typeof LegalBlocks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link stands inside a sentence. */
export const Paragraphs: Story = {
  tags: ['state:default'],
  args: {
    blocks: [
      'All fees paid to us are non-refundable.',
      ['How long it is kept is said in the ', { label: 'Privacy Policy', to: { route: 'privacyPolicy' } }, '.'],
    ],
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Privacy Policy' });
    await expect(link).toHaveAttribute('href', '/privacy-policy');
    await expect(link.closest('p')).toHaveTextContent('How long it is kept is said in the Privacy Policy.');
  },
};

export const List: Story = {
  tags: ['state:default'],
  args: {
    blocks: [
      {
        list: [
          'Initial term: 90 days from enrollment.',
          'Renewal: month by month after the initial term.',
          ['Exit: ', { label: 'in writing', to: { email: 'support@ardenwell.example' } }, ', with 30 days’ notice.'],
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Terms: Story = {
  tags: ['state:default'],
  args: {
    blocks: [
      {
        terms: [
          { term: 'Provider', text: 'An independent licensed clinician who consults with patients and decides on treatment.' },
          { term: 'Partner', text: 'A gym, med spa, clinic, coach or other business that enrolls in the platform.' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const [term] = within(canvasElement).getAllByRole('term');
    await expect(term).toHaveTextContent('Provider');
  },
};

/** On a phone each cell shows the name of its column. */
export const Table: Story = {
  tags: ['state:default'],
  args: {
    blocks: [
      {
        table: {
          caption: 'Fees in US dollars',
          columns: ['Fee', 'Amount', 'When it is due'],
          rows: [
            ['Implementation and onboarding', '$1,997', 'Once, on enrollment'],
            ['Software subscription', '$297 per month', 'Monthly in advance'],
          ],
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Fees in US dollars' })).toBeVisible();
    const row = canvas.getByRole('row', { name: /^Software subscription/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Software subscription');
    await expect(within(row).getByText('$297 per month')).toHaveAttribute('data-column', 'Amount');
  },
};

export const Note: Story = {
  tags: ['state:default'],
  args: { blocks: [{ note: 'Telehealth is not for emergencies. If you think that you have one, call 911.' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('note')).toHaveTextContent('call 911');
  },
};

export const LongText: Story = {
  tags: ['state:overflow'],
  args: longText({ blocks: [Paragraphs, List, Terms, Table, Note].flatMap(({ args }) => args?.blocks ?? []) }),
};
