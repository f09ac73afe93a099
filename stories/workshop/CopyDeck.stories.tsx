import type { Meta, StoryObj } from '@storybook/react';
import { CopyDeck } from '../guides/copy/CopyDeck.tsx';
import { expect, userEvent, within } from '../support/test.ts';

const meta = {
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

const searching =
  (search: string, count: number, status: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Text or file'), search);
    await expect(canvas.getByRole('status')).toHaveTextContent(status);
    await expect(canvas.queryAllByText(search, { selector: 'mark' })).toHaveLength(count);
    canvas.getByLabelText('Text or file').blur();
  };

export const Everything: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const technical = canvas.getByLabelText('addresses and file names too');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 texts in 2 files.');
    await userEvent.click(technical);
    await expect(canvas.getByText('home.link.to.route')).toBeVisible();
    await userEvent.click(technical);
    technical.blur();
  },
};

/** What was searched for is marked. */
export const Searched: Story = { tags: ['state:variant'], play: searching('clients', 2, '2 texts in 2 files.') };

export const NothingFound: Story = { tags: ['state:empty'], play: searching('no such text', 0, '0 texts in 0 files.') };
