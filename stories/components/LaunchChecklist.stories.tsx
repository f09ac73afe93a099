import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { LaunchChecklist } from '../../src/components/LaunchChecklist/LaunchChecklist.tsx';
import { productPanels } from '../../src/content/productPanels.ts';
import { inColumn } from '../support/inColumn.tsx';
import { onInverse } from '../support/onInverse.tsx';

const meta = {
  component: LaunchChecklist,
  parameters: { chromatic: { modes: { ...phoneAndDesktop.modes, contrast } } },
  args: { checklist: productPanels.checklist },
  decorators: [inColumn('420px')],
} satisfies Meta<typeof LaunchChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const OnInverse: Story = {
  tags: ['state:color-scheme'],
  parameters: { layout: 'fullscreen', chromatic: { modes: { contrast: { disable: true } } } },
  decorators: [onInverse],
};

export const LongBrandName: Story = {
  tags: ['state:overflow'],
  parameters: { chromatic: { modes: { contrast: { disable: true } } } },
  args: {
    checklist: { ...productPanels.checklist, detail: 'Greyfinch Functional Medicine and Physiotherapy of Northeast Harbor' },
  },
};
