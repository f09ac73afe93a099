import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { about } from '../../../src/content/about.ts';
import { Team } from '../../../src/sections/about/Team.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: Team,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { team: about.team },
} satisfies Meta<typeof Team>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const titles = within(canvasElement).getAllByText(/Officer|Director/, { selector: 'li > p:first-of-type' });
    await expect(titles.map((title) => title.firstChild?.textContent)).toEqual([
      'Chief Revenue Officer',
      'Care Officer',
      'Director of Operations',
      'Chief Executive Officer',
      'Chief Medical Officer',
    ]);
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
