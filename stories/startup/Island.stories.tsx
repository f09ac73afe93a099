import type { Meta, StoryObj } from '@storybook/react';
import { PageSection } from '../../src/components/PageSection.tsx';
import { Island } from '../../src/startup/Island.tsx';
import { lazyModule } from '../../src/lib/lazyModule.ts';
import { expect, within } from '../support/test.ts';

function Content() {
  return <PageSection colorScheme="tint">A part with code of its own.</PageSection>;
}

const part = lazyModule(() => Promise.resolve({ default: Content }));

/** Storybook prerenders nothing, so hydration is covered by unit tests and e2e tests. */
const meta = {
  component: Island,
  parameters: { layout: 'fullscreen' },
  args: { part },
  loaders: () => part.load(),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('A part with code of its own.')).toBeVisible();
  },
} satisfies Meta<typeof Island>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { tags: ['state:default'] };

/** Without prerendered HTML the code loads after the page. */
export const LoadedLater: Story = {
  tags: ['state:waiting'],
  args: { part: lazyModule(() => Promise.resolve({ default: Content })) },
};
