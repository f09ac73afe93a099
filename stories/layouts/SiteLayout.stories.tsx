import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { PageSection } from '../../src/components/PageSection.tsx';
import { SiteLayout } from '../../src/layouts/SiteLayout/SiteLayout.tsx';
import { expect, userEvent, within } from '../support/test.ts';

const meta = {
  component: SiteLayout,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: {
    children: (
      <PageSection>
        <h1>The page</h1>
      </PageSection>
    ),
  },
} satisfies Meta<typeof SiteLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

/** The first element in the tab order. */
export const SkipLinkFocused: Story = {
  tags: ['state:focus'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
