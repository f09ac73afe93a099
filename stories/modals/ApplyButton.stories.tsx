import type { Decorator, Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { lazyModule } from '../../src/lib/lazyModule.ts';
import { ApplyButton } from '../../src/modals/ApplyModal/ApplyButton.tsx';
import { ApplyDialogProvider, type ApplyDialogProviderProps } from '../../src/modals/ApplyModal/ApplyDialogProvider.tsx';
import { job } from '../support/application.ts';
import { expect, userEvent, within } from '../support/test.ts';

const inProvider = (props: Pick<ApplyDialogProviderProps, 'code'> = {}): Decorator =>
  function InProvider(Story) {
    return (
      <ApplyDialogProvider job={job} {...props}>
        <Story />
      </ApplyDialogProvider>
    );
  };

const meta = {
  component: ApplyButton,
  parameters: { chromatic: phoneAndDesktop },
  args: { children: 'Apply Now', size: 'large' },
  decorators: [inProvider()],
} satisfies Meta<typeof ApplyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensDialog: Story = { tags: ['state:default'] };

const stillLoading = lazyModule(() => new Promise<never>(() => undefined));

/** The form's code is loading. */
export const WaitsForForm: Story = {
  tags: ['state:loading'],
  decorators: [inProvider({ code: stillLoading })],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Apply Now' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.blur();
  },
};

const offline = lazyModule(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));

/** The form's code could not be loaded: an alternative is shown, and a second click retries. */
export const Unavailable: Story = {
  tags: ['state:error'],
  decorators: [inProvider({ code: offline })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Now' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The form didn’t load.');
    await expect(canvas.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringContaining('Appointment%20Setter'),
    );
    canvas.getByRole('button').blur();
  },
};
