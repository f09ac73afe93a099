import type { Meta, StoryObj } from '@storybook/react';
import { TopicText } from '../../src/modals/TopicModal/TopicText.tsx';
import { topic } from '../support/topic.ts';

const meta = {
  component: TopicText,
  args: { topic },
} satisfies Meta<typeof TopicText>;

export default meta;

export const Default: StoryObj<typeof meta> = { tags: ['state:default'] };
