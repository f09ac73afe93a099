import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { PageSection } from '../../src/components/PageSection.tsx';
import { nothing } from '../../src/integrations/consent.ts';
import { ThirdParties, type ThirdPartiesProps } from '../../src/layouts/SiteLayout/ThirdParties.tsx';
import { services, WithVisitor, type Visitor } from '../support/consent.tsx';
import { expect, fn, userEvent, waitFor, within } from '../support/test.ts';

type Args = Pick<ThirdPartiesProps, 'pageView' | 'chatWidgetId'> & { visitor: Visitor };

/** What third-party scripts add to every page: the privacy notice and the chat. */
const meta = {
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop, router: { path: '/pepprac' } },
  args: { visitor: {}, pageView: fn(), chatWidgetId: 'widget' },
  render: ({ visitor, ...props }) => (
    <PageSection colorScheme="inverse">
      <WithVisitor visitor={visitor}>{(consent) => <ThirdParties {...props} consent={consent} />}</WithVisitor>
    </PageSection>
  ),
  decorators: [
    (Story) => (
      <div style={{ minHeight: '560px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const screen = () => within(document.body);

/** Analytics gets a page view; the notice opens the choices and closes after a choice. */
export const Notice: Story = {
  tags: ['state:default'],
  args: { visitor: { services: services.filter(({ id }) => id !== 'chat') } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.pageView).toHaveBeenCalledWith('/pepprac'));
    await userEvent.click(screen().getByRole('button', { name: 'Your privacy choices' }));
    await screen().findByRole('dialog', { name: 'Your privacy choices' }, { timeout: 5000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen().queryByRole('dialog')).not.toBeInTheDocument());
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Without consent the chat loads on click. */
export const ChatAsking: Story = {
  tags: ['state:off'],
  args: { visitor: { chosen: nothing } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Start the chat' })).toBeVisible();
    await expect(screen().queryByRole('region', { name: 'Privacy notice' })).not.toBeInTheDocument();
    await expect([...document.scripts].filter(({ src }) => src.includes('c.example'))).toEqual([]);
  },
};

export const NothingConfigured: Story = { tags: ['state:empty'], args: { visitor: { services: [] } } };
