import type { Decorator } from '@storybook/react';
import { Band } from '../../src/components/Band/Band.tsx';

/** The story on the dark ground. */
export const onInverse: Decorator = (Story) => (
  <Band tone="inverse" isTight>
    <Story />
  </Band>
);
