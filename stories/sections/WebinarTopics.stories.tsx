import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { webinar } from '../../src/content/webinar.ts';
import { WebinarTopics } from '../../src/sections/WebinarTopics/WebinarTopics.tsx';
import { longText } from '../support/longText.ts';
import { expect, userEvent, within } from '../support/test.ts';

const { topics } = webinar;

const meta = {
  title: 'Webinar/WebinarTopics',
  id: 'sections-webinartopics',
  component: WebinarTopics,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { topics },
} satisfies Meta<typeof WebinarTopics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button', { name: /^Learn More about/ })).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Compliance & Legal' })).toBeVisible();
  },
};

/** The sixth topic, behind the text button below the cards. */
export const DialogOpen: Story = {
  tags: ['state:open'],
  play: async ({ canvasElement }) => {
    const { label, topic } = topics.more;
    await userEvent.click(within(canvasElement).getByRole('button', { name: label }));
    const dialog = await within(document.body).findByRole('dialog', { name: topic.title });
    await expect(within(dialog).getByText(topic.closing)).toBeVisible();
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
