import type { Meta, StoryObj } from '@storybook/react';
import { DeferredThirdParties } from '../../src/layouts/SiteLayout/DeferredThirdParties.tsx';

const meta = {
  component: DeferredThirdParties,
} satisfies Meta<typeof DeferredThirdParties>;

export default meta;

/** Without configured services it renders and loads nothing. */
export const Loaded: StoryObj<typeof meta> = { tags: ['state:empty'] };
