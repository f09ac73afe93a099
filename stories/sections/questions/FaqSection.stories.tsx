import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { pepprac } from '../../../src/content/landing/pepprac.ts';
import { FaqSection } from '../../../src/sections/questions/FaqSection.tsx';
import { longText } from '../../support/longText.ts';

const meta = {
  component: FaqSection,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { title: pepprac.faq.title, questions: pepprac.faq.questions },
} satisfies Meta<typeof FaqSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllClosed: Story = { tags: ['state:default'] };

export const FirstOpen: Story = { tags: ['state:open'], args: { initialIndex: 0 } };

export const OnPage: Story = { tags: ['state:color-scheme'], args: { colorScheme: 'page' } };

export const LongText: Story = { tags: ['state:overflow'], args: longText({ ...meta.args, initialIndex: 0 }) };
