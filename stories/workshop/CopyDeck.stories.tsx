import type { Meta, StoryObj } from '@storybook/react';
import { CopyDeck } from '../guides/copy/CopyDeck.tsx';
import { expect, userEvent, within } from '../support/test.ts';

const meta = {
  title: 'Workshop/CopyDeck',
  component: CopyDeck,
  args: {
    modules: {
      '../../src/content/home.ts': {
        home: { title: 'Your clients trust you.', link: { label: 'Learn more', to: { route: 'contact' } } },
      },
      '../../src/content/people.ts': { people: { sample: true, quotes: ['It took us two weeks.', 'Our clients stayed.'] } },
    },
  },
} satisfies Meta<typeof CopyDeck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 texts in 2 files.');
    await expect(canvas.getByText('home.link.label')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('addresses and file names too'));
    await expect(canvas.getByText('home.link.to.route')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('addresses and file names too'));
    canvas.getByLabelText('addresses and file names too').blur();
  },
};

/** What was searched for is marked, in the words and in the path. */
export const Searched: Story = {
  tags: ['state:variant'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Words'), 'clients');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 texts in 2 files.');
    await expect(canvas.getAllByText('clients')).toHaveLength(2);
    canvas.getByLabelText('Words').blur();
  },
};

export const NothingFound: Story = {
  tags: ['state:empty'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Words'), 'words that nobody wrote');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 texts in 0 files.');
    canvas.getByLabelText('Words').blur();
  },
};
