import type { Meta, StoryObj } from '@storybook/react';
import { PageSection } from '../../src/components/PageSection.tsx';
import { LateSections } from '../../src/layouts/PageSections/LateSections.tsx';

const meta = {
  component: LateSections,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LateSections>;

export default meta;

export const Whole: StoryObj<typeof meta> = {
  tags: ['state:default'],
  args: {
    children: [
      <PageSection key="first">The first section of the island.</PageSection>,
      <PageSection key="second" colorScheme="tint">
        The second section of the island.
      </PageSection>,
    ],
  },
};
