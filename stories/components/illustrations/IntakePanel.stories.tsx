import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../../.storybook/modes.ts';
import { IntakePanel } from '../../../src/components/illustrations/IntakePanel.tsx';
import { productPanels } from '../../../src/content/productPanels.ts';
import { inColumn } from '../../support/inColumn.tsx';
import { longText } from '../../support/longText.ts';
import { onInverse } from '../../support/onInverse.tsx';

const meta = {
  component: IntakePanel,
  parameters: { chromatic: phoneAndDesktop },
  args: { intake: productPanels.intake },
  decorators: [inColumn('460px')],
} satisfies Meta<typeof IntakePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], parameters: { chromatic: { modes: { contrast } } } };

export const OnInverse: Story = { tags: ['state:color-scheme'], parameters: { layout: 'fullscreen' }, decorators: [onInverse] };

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
