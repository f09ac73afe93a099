import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { Breadcrumbs } from '../../src/components/Breadcrumbs.tsx';
import { webinar } from '../../src/content/webinar.ts';
import { longText } from '../support/longText.ts';
import { expect, within } from '../support/test.ts';

const meta = {
  component: Breadcrumbs,
  parameters: { layout: 'fullscreen' },
  args: { breadcrumbs: webinar.breadcrumbs },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'a' } },
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const navigation = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumbs' }));
    await expect(navigation.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(navigation.getByText('Webinar')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongText: Story = {
  tags: ['state:overflow'],
  parameters: { chromatic: phoneAndDesktop },
  args: longText(meta.args),
};
