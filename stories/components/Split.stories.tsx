import type { Meta, StoryObj } from '@storybook/react';
import { modes } from '../../.storybook/modes.ts';
import { SectionHeading } from '../../src/components/SectionHeading/SectionHeading.tsx';
import { Split } from '../../src/components/Split/Split.tsx';

/** Two columns of a band, below one another on small screens: a heading beside what it is about. */
const meta = {
  title: 'Components/Split',
  component: Split,
  // The tablet too: still one column there.
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
