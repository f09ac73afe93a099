import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../../.storybook/modes.ts';
import { LaunchChecklist } from '../../../src/components/illustrations/LaunchChecklist.tsx';
import { launchChecklist } from '../../../src/content/launchChecklist.ts';
import { inColumn } from '../../support/inColumn.tsx';
import { longText } from '../../support/longText.ts';
import { onInverse } from '../../support/onInverse.tsx';

const meta = {
  component: LaunchChecklist,
  parameters: { chromatic: phoneAndDesktop },
  args: { checklist: launchChecklist },
  decorators: [inColumn('420px')],
} satisfies Meta<typeof LaunchChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], parameters: { chromatic: { modes: { contrast } } } };

export const OnInverse: Story = { tags: ['state:color-scheme'], parameters: { layout: 'fullscreen' }, decorators: [onInverse] };

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
