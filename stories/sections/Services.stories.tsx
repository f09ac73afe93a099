import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { services } from '../../src/content/services.ts';
import { Services } from '../../src/sections/Services/Services.tsx';
import { longText } from '../support/longText.ts';
import { expect, userEvent, within } from '../support/test.ts';

const meta = {
  title: 'Home/Services',
  id: 'sections-services',
  component: Services,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { services },
} satisfies Meta<typeof Services>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: /^Learn More about/ })).toHaveLength(5);
  },
};

export const DialogOpen: Story = {
  tags: ['state:open'],
  play: async ({ canvasElement }) => {
    const [, pharmacy] = services.cards;
    await userEvent.click(within(canvasElement).getByRole('button', { name: `Learn More about ${pharmacy.title}` }));
    const dialog = await within(document.body).findByRole('dialog', { name: pharmacy.title });
    await expect(within(dialog).getByText(pharmacy.topic.closing)).toBeVisible();
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
