import type { Meta, StoryObj } from '@storybook/react';
import { modes } from '../../.storybook/modes.ts';
import { SectionHeading } from '../../src/components/SectionHeading.tsx';
import { Split } from '../../src/components/Split.tsx';

/** Two columns, one below the other on small screens. */
const meta = {
  component: Split,
  // A tablet is shown too, because it has one column.
  parameters: { chromatic: { modes } },
  args: {
    $ratio: 'narrowFirst',
    children: (
      <>
        <SectionHeading title="The heading" />
        <p>What it is about stands beside it, and below it on a phone.</p>
      </>
    ),
  },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NarrowFirst: Story = { tags: ['state:default'] };
export const WideFirst: Story = { tags: ['state:variant'], args: { $ratio: 'wideFirst' } };
