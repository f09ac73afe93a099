import type { Meta, StoryObj } from '@storybook/react';
import { contrast } from '../../.storybook/modes.ts';
import { SiteLink } from '../../src/components/SiteLink.tsx';
import { RoutePrefetchProvider } from '../../src/hooks/useRoutePrefetch.ts';
import { onInverse } from '../support/onInverse.tsx';
import { expect, fireEvent, fn, userEvent, within } from '../support/test.ts';

const prefetch = fn();

const meta = {
  component: SiteLink,
  args: { children: 'A link', to: { route: 'pepprac' } },
  decorators: [
    (Story) => (
      <RoutePrefetchProvider value={prefetch}>
        <Story />
      </RoutePrefetchProvider>
    ),
  ],
} satisfies Meta<typeof SiteLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's code starts loading before a likely click. */
export const Internal: Story = {
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'a' } },
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    prefetch.mockClear();
    const link = within(canvasElement).getByRole('link', { name: 'A link' });
    await expect(link).toHaveAttribute('href', '/pepprac');
    await userEvent.hover(link);
    await expect(prefetch).toHaveBeenLastCalledWith('pepprac');
    await userEvent.unhover(link);
    link.focus();
    await fireEvent.touchStart(link);
    await expect(prefetch).toHaveBeenCalledTimes(3);
    link.blur();
  },
};

export const NewTab: Story = {
  tags: ['state:variant'],
  args: { to: { url: 'https://verify.example/ardenwell', opensNewTab: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('rel', 'noopener');
  },
};

export const Phone: Story = {
  tags: ['state:variant'],
  args: { to: { phone: '(713) 555-0142' }, children: '(713) 555-0142' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', 'tel:+17135550142');
  },
};

export const Email: Story = {
  tags: ['state:variant'],
  args: { to: { email: 'support@ardenwell.example' }, children: 'support@ardenwell.example' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', 'mailto:support@ardenwell.example');
  },
};

export const OnInverse: Story = {
  tags: ['state:color-scheme'],
  parameters: { layout: 'fullscreen' },
  decorators: [onInverse],
};
