import type { Meta, StoryObj } from '@storybook/react';
import { PageSection } from '../../src/components/PageSection.tsx';
import { phoneAndDesktop } from '../../.storybook/modes.ts';

const meta = {
  component: PageSection,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { children: <p>A section is as wide as the page; its content stands in a column with the page’s gutter.</p> },
} satisfies Meta<typeof PageSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { tags: ['state:default'] };
export const Raised: Story = { tags: ['state:color-scheme'], args: { colorScheme: 'raised' } };
export const Tint: Story = { tags: ['state:color-scheme'], args: { colorScheme: 'tint' } };
export const Inverse: Story = { tags: ['state:color-scheme'], args: { colorScheme: 'inverse', isTight: true } };
export const Reading: Story = { tags: ['state:variant'], args: { width: 'reading' } };
