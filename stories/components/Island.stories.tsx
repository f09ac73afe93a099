import type { Meta, StoryObj } from '@storybook/react';
import { PageSection } from '../../src/components/PageSection/PageSection.tsx';
import { Island, states } from '../../src/components/Island/Island.tsx';
import type { Island as Part } from '../../src/lib/island.ts';
import { expect, within } from '../support/test.ts';

function Content() {
  return <PageSection tone="tint">A part with code of its own.</PageSection>;
}

const loaded: Part = { Loaded: Content, load: () => Promise.resolve(Content) };
const notLoaded: Part = { Loaded: undefined, load: () => Promise.resolve(Content) };

/** How it takes over what was prerendered is shown by its unit tests and by the built site: Storybook prerenders nothing. */
const meta = {
  title: 'Components/Island',
  component: Island,
  parameters: { states, layout: 'fullscreen' },
  args: { part: loaded },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('A part with code of its own.')).toBeVisible();
  },
} satisfies Meta<typeof Island>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { tags: ['state:default'] };

/** Where its code comes after the page, and nothing was prerendered. */
export const LoadedLater: Story = { tags: ['state:waiting'], args: { part: notLoaded } };
