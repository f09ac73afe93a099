import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { thankYouWebinar } from '../../../src/content/thankYouWebinar.ts';
import { FaqGroups } from '../../../src/sections/webinar/FaqGroups.tsx';
import { longText } from '../../support/longText.ts';
import { expect, userEvent, within } from '../../support/test.ts';

const { faq } = thankYouWebinar;

const meta = {
  component: FaqGroups,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { faq },
} satisfies Meta<typeof FaqGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllClosed: Story = {
  parameters: { visual: { interactive: 'summary, button' } },
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const index = within(canvasElement).getByRole('navigation', { name: faq.indexLabel });
    const links = within(index).getAllByRole('link');
    await expect(links).toHaveLength(10);
    for (const link of links) {
      const group = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(group).toHaveTextContent(link.textContent);
    }
  },
};

export const FirstOpen: Story = {
  parameters: { visual: { interactive: 'a[href^="#"]' } },
  tags: ['state:open'],
  args: { initialIndex: 0 },
};

/** A question of another group closes the one that was open. */
export const TwoGroupsTouched: Story = {
  tags: ['state:behavior'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = faq.groups;
    await userEvent.click(canvas.getByText(first.questions[0].question));
    await userEvent.click(canvas.getByText(second.questions[0].question));
    const open = [...canvasElement.querySelectorAll('details[open] summary')];
    await expect(open.map((summary) => summary.textContent)).toEqual([second.questions[0].question]);
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText({ faq, initialIndex: 0 }) };
