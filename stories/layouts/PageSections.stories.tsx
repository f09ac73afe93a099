import type { Meta, StoryObj } from '@storybook/react';
import { PageSection } from '../../src/components/PageSection.tsx';
import { PageSections } from '../../src/layouts/PageSections/PageSections.tsx';
import { failsOnPurpose } from '../support/parameters.ts';
import { expect, within } from '../support/test.ts';

/** A programming error: no response of the backend makes a section throw. */
function Broken(): never {
  throw new Error('This section fails on purpose.');
}

const meta = {
  component: PageSections,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageSections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  tags: ['state:default'],
  args: {
    children: [
      <PageSection key="first">The first section.</PageSection>,
      <PageSection key="second" colorScheme="tint">
        The second section.
      </PageSection>,
    ],
  },
};

export const OneFailed: Story = {
  tags: ['state:error'],
  args: {
    children: [
      <PageSection key="first">The first section.</PageSection>,
      <Broken key="second" />,
      <PageSection key="third" colorScheme="tint">
        The third section.
      </PageSection>,
    ],
  },
  parameters: { visual: failsOnPurpose },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page didn’t load');
    await expect(canvas.getByText('The first section.')).toBeVisible();
    await expect(canvas.getByText('The third section.')).toBeVisible();
  },
};
