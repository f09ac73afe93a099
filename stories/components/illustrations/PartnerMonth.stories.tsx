import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../../.storybook/modes.ts';
import { PartnerMonth } from '../../../src/components/illustrations/PartnerMonth.tsx';
import { productPanels } from '../../../src/content/productPanels.ts';
import { inColumn } from '../../support/inColumn.tsx';
import { longText } from '../../support/longText.ts';
import { onInverse } from '../../support/onInverse.tsx';

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

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
