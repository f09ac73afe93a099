import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { PartnerMonth } from '../../src/components/PartnerMonth/PartnerMonth.tsx';
import { productPanels } from '../../src/content/productPanels.ts';
import { inColumn } from '../support/inColumn.tsx';
import { onInverse } from '../support/onInverse.tsx';
import { longName } from '../support/parameters.ts';

const meta = {
  component: PartnerMonth,
  parameters: { chromatic: phoneAndDesktop },
  args: { month: productPanels.month },
  decorators: [inColumn('480px')],
} satisfies Meta<typeof PartnerMonth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], parameters: { chromatic: { modes: { contrast } } } };

export const OnInverse: Story = { tags: ['state:color-scheme'], parameters: { layout: 'fullscreen' }, decorators: [onInverse] };

export const LongBrandName: Story = {
  tags: ['state:overflow'],
  args: { month: { ...productPanels.month, detail: longName } },
};
