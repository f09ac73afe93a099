import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { IntakePanel } from '../../src/components/IntakePanel/IntakePanel.tsx';
import { productPanels } from '../../src/content/productPanels.ts';
import { inColumn } from '../support/inColumn.tsx';
import { onInverse } from '../support/onInverse.tsx';

const meta = {
  component: IntakePanel,
  parameters: { chromatic: { modes: { ...phoneAndDesktop.modes, contrast } } },
  args: { intake: productPanels.intake },
  decorators: [inColumn('460px')],
} satisfies Meta<typeof IntakePanel>;

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
  args: { intake: { ...productPanels.intake, title: 'Greyfinch Functional Medicine and Physiotherapy of Northeast Harbor' } },
};
