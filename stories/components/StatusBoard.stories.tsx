import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { StatusBoard } from '../../src/components/StatusBoard/StatusBoard.tsx';
import { productPanels } from '../../src/content/productPanels.ts';
import { inColumn } from '../support/inColumn.tsx';
import { onInverse } from '../support/onInverse.tsx';

const meta = {
  component: StatusBoard,
  parameters: { chromatic: { modes: { ...phoneAndDesktop.modes, contrast } } },
  args: { board: productPanels.board },
  decorators: [inColumn('620px')],
} satisfies Meta<typeof StatusBoard>;

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
  args: { board: { ...productPanels.board, detail: 'Greyfinch Functional Medicine and Physiotherapy of Northeast Harbor' } },
};
