import type { Meta, StoryObj } from '@storybook/react';
import { contrast, modes, phoneAndDesktop } from '../../.storybook/modes.ts';
import { brand } from '../../src/content/brand.ts';
import { getStarted, pickTime } from '../../src/content/headerActions.ts';
import { navigation } from '../../src/content/navigation.ts';
import { Header } from '../../src/layouts/SiteLayout/Header.tsx';
import { LeadDialogProvider } from '../../src/modals/LeadModal/LeadDialogProvider.tsx';
import { expect, userEvent, within } from '../support/test.ts';

const meta = {
  component: Header,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { action: getStarted },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'nav a:not([aria-current])' } },
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: brand.name })).toHaveAttribute('href', '/');
  },
};

/** On a page with a calendar. */
export const CalendarOfThePage: Story = {
  tags: ['state:variant'],
  args: { action: pickTime },
  parameters: { router: { path: '/appt' } },
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link', { name: 'Pick a time', hidden: true }))
      await expect(link).toHaveAttribute('href', '#calendar');
  },
};

/** On a landing page whose own button opens the lead dialog. */
export const LeadDialog: Story = {
  tags: ['state:variant'],
  args: { action: { label: 'Book a call', opens: 'leadDialog' } },
  parameters: { router: { path: '/pepprac' } },
  decorators: [
    (Story) => (
      <LeadDialogProvider redirectTo={{ route: 'bookingDemo' }}>
        <Story />
      </LeadDialogProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const button of canvas.getAllByRole('button', { name: 'Book a call', hidden: true }))
      await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  },
};

/** After a booking, and where a video comes first. */
export const NoAction: Story = {
  tags: ['state:empty'],
  args: { action: null },
  parameters: { router: { path: '/ty-demo' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Get Started')).toBeNull();
    await expect(within(canvasElement).getByText(brand.phone)).toBeInTheDocument();
  },
};

/** Below 1024 px the links are in a panel; above, the button is hidden. */
export const MenuOpen: Story = {
  tags: ['state:open'],
  parameters: { chromatic: { modes: { phone: modes.phone, tablet: modes.tablet, desktop: { disable: true } } } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '560px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByText(navigation.openMenu).closest('button');
    if (!button) throw new Error('The menu has no button.');
    await userEvent.click(button);
    // jsdom, in which the play runs too, opens no popovers.
    if (!('popover' in button)) return;
    const link = canvas.getByRole('link', { name: 'FAQ' });
    await expect(link).toBeVisible();
    await expect(button).toHaveAccessibleName(navigation.closeMenu);

    await userEvent.click(link);
    await expect(link).not.toBeVisible();
    await expect(button).toHaveAccessibleName(navigation.openMenu);

    await userEvent.click(button);
    await expect(link).toBeVisible();
    button.blur();
  },
};

export const CurrentPage: Story = {
  tags: ['state:selected'],
  parameters: { router: { path: '/about' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { current: 'page', hidden: true });
    await expect(links.map((link) => link.textContent)).toEqual(['About']);
  },
};
