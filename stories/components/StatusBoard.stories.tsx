import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { StatusBoard } from '../../src/components/StatusBoard/StatusBoard.tsx';
import { productPanels } from '../../src/content/productPanels.ts';
import { inColumn } from '../support/inColumn.tsx';
import { onInverse } from '../support/onInverse.tsx';
import { longName } from '../support/parameters.ts';

const meta = {
  component: StatusBoard,
  parameters: { chromatic: phoneAndDesktop },
  args: { board: productPanels.board },
  decorators: [inColumn('620px')],
} satisfies Meta<typeof StatusBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], parameters: { chromatic: { modes: { contrast } } } };

export const OnInverse: Story = { tags: ['state:color-scheme'], parameters: { layout: 'fullscreen' }, decorators: [onInverse] };

export const LongBrandName: Story = {
  tags: ['state:overflow'],
  args: { board: { ...productPanels.board, detail: longName } },
};
