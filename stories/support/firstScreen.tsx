import type { Decorator } from '@storybook/react';
import { firstScreens } from '../../.storybook/modes.ts';
import { ConsentNotice } from '../../src/components/ConsentNotice.tsx';
import { WithVisitor } from './consent.tsx';
import { pageAt } from './page.ts';

const withNotice: Decorator = (Story) => (
  <div style={{ height: '100dvh', overflow: 'auto' }}>
    <Story />
    <WithVisitor>{(consent) => <ConsentNotice consent={consent} onOpenChoices={() => undefined} />}</WithVisitor>
  </div>
);

/** What a visitor sees of the page at a path before anything is scrolled, with the privacy notice open. */
export const firstScreenAt = (path: string) => ({
  tags: ['state:variant'],
  parameters: { ...pageAt(path), chromatic: { modes: firstScreens } },
  decorators: [withNotice],
});
