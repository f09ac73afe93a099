import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { cultureIndex } from '../../../src/content/cultureIndex.ts';
import { surveys } from '../../../src/content/surveys.ts';
import { CultureSurveys } from '../../../src/sections/careers/CultureSurveys.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: CultureSurveys,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { content: cultureIndex },
} satisfies Meta<typeof CultureSurveys>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: /^Open survey/ });
    await expect(links).toHaveLength(5);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
    await expect(links[4]).toHaveAccessibleName('Open survey for Appointment Setter (opens in a new tab)');
    await expect(links[4]).toHaveAttribute('href', surveys.byPosition.appointmentSetter.url);
    await expect(within(canvasElement).queryByText('Executive Assistant')).toBeNull();
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
