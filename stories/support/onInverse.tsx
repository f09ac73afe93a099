import type { Decorator } from '@storybook/react';
import { PageSection } from '../../src/components/PageSection/PageSection.tsx';

/** The story on the dark ground. */
export const onInverse: Decorator = (Story) => (
  <PageSection tone="inverse" isTight>
    <Story />
  </PageSection>
);
