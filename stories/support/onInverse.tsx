import type { Decorator } from '@storybook/react';
import { PageSection } from '../../src/components/PageSection.tsx';

/** Decorator for a dark background. */
export const onInverse: Decorator = (Story) => (
  <PageSection colorScheme="inverse" isTight>
    <Story />
  </PageSection>
);
