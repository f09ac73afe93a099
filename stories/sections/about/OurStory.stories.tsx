import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { about } from '../../../src/content/about.ts';
import { OurStory } from '../../../src/sections/about/OurStory.tsx';
import { longText } from '../../support/longText.ts';
import { expect, userEvent, within } from '../../support/test.ts';

const [problem, solution] = about.story.items;

const meta = {
  component: OurStory,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { ...about.story },
} satisfies Meta<typeof OurStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllClosed: Story = { tags: ['state:default'] };

/** Opening another part closes this one. */
export const ProblemOpen: Story = {
  tags: ['state:open'],
  args: { initialIndex: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(problem.summary)).toBeVisible();
    await userEvent.click(canvas.getByText(solution.title));
    await expect(canvas.getByText(solution.summary)).toBeVisible();
    await expect(canvas.getByText(problem.summary)).not.toBeVisible();
    await userEvent.click(canvas.getByText(problem.title));
    await expect(canvas.getByText(problem.summary)).toBeVisible();
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText({ ...meta.args, initialIndex: 0 }) };
