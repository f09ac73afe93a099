import type { Meta, StoryObj } from '@storybook/react';
import { PageSection } from '../../src/components/PageSection/PageSection.tsx';
import { PageSections, states } from '../../src/layouts/PageSections/PageSections.tsx';
import { failsOnPurpose } from '../support/parameters.ts';
import { expect, within } from '../support/test.ts';

/** A mistake of ours: no answer of the backend makes a band fail. */
function Broken(): never {
  throw new Error('This band fails on purpose.');
}

const meta = {
  title: 'Layouts/PageSections',
  component: PageSections,
  parameters: { states, layout: 'fullscreen' },
} satisfies Meta<typeof PageSections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  tags: ['state:default'],
  args: {
    children: [
      <PageSection key="first">The first band.</PageSection>,
      <PageSection key="second" tone="tint">
        The second band.
      </PageSection>,
    ],
  },
};

export const OneFailed: Story = {
  tags: ['state:error'],
  args: {
    children: [
      <PageSection key="first">The first band.</PageSection>,
      <Broken key="second" />,
      <PageSection key="third" tone="tint">
        The third band.
      </PageSection>,
    ],
  },
  parameters: { visual: failsOnPurpose },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page could not be shown');
    await expect(canvas.getByText('The first band.')).toBeVisible();
    await expect(canvas.getByText('The third band.')).toBeVisible();
  },
};
