import type { Meta, StoryObj } from '@storybook/react';
import { lazyModule } from '../../src/lib/lazyModule.ts';
import { BookCallButton } from '../../src/modals/LeadModal/BookCallButton.tsx';
import { LeadDialogProvider } from '../../src/modals/LeadModal/LeadDialogProvider.tsx';
import { expect, userEvent, within } from '../support/test.ts';

const meta = {
  component: BookCallButton,
  args: { booking: { label: 'Book Implementation Call', opens: 'leadDialog', buttonsEnabled: true } },
  decorators: [
    (Story) => (
      <LeadDialogProvider redirectTo={{ route: 'bookingDemo' }}>
        <Story />
      </LeadDialogProvider>
    ),
  ],
} satisfies Meta<typeof BookCallButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensDialog: Story = { tags: ['state:default'] };

const stillLoading = lazyModule(() => new Promise<never>(() => undefined));

/** The dialog's code is loading: only the clicked button is busy. */
export const WaitsForDialog: Story = {
  tags: ['state:loading'],
  decorators: [
    (Story) => (
      <LeadDialogProvider redirectTo={{ route: 'bookingDemo' }} code={stillLoading}>
        <Story />
      </LeadDialogProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Book Implementation Call' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.blur();
  },
};

export const IsLink: Story = {
  tags: ['state:variant'],
  args: { booking: { label: 'Book Implementation Call', to: { route: 'bookingDemoDr' }, buttonsEnabled: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/booking-demo-dr');
  },
};

/** The stories' clock is fixed two and a half hours before. */
export const NotYetAvailable: Story = {
  tags: ['state:disabled'],
  args: {
    booking: {
      label: 'Book Implementation Call',
      opens: 'leadDialog',
      buttonsEnabled: false,
      availableAt: '2026-11-20T17:30:00Z',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Available in 2 h 30 min' })).toBeDisabled();
  },
};
