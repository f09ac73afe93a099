import type { Decorator } from '@storybook/react';
import { firstScreens } from '../../.storybook/modes.ts';
import { ConsentNotice } from '../../src/components/ConsentNotice.tsx';
import { WithVisitor } from './consent.tsx';
import { theme } from '../../src/theme/theme.ts';
import { coveredActions } from './coveredActions.ts';
import { pageAt } from './page.ts';
import { expect } from './test.ts';

const withNotice: Decorator = (Story) => (
  <div style={{ height: '100dvh', overflow: 'auto' }}>
    <Story />
    <WithVisitor>{(consent) => <ConsentNotice consent={consent} onOpenChoices={() => undefined} />}</WithVisitor>
  </div>
);

const screens = [firstScreens.phone, firstScreens.tallPhone, firstScreens.desktop].map(({ viewport }) => viewport);

const isOnScreenOfModes = () => screens.some(({ width, height }) => width === innerWidth && height === innerHeight);

/**
 * What a visitor sees of the page at a path before anything is scrolled, with the privacy notice open, which covers no main action on
 * the screens of the story's modes.
 */
export const firstScreenAt = (path: string) => ({
  tags: ['state:variant'],
  parameters: { ...pageAt(path), chromatic: { modes: firstScreens } },
  decorators: [withNotice],
  play: async () => {
    // A canvas of another size, such as that of Storybook beside its panel, covers what no visitor's screen does.
    if (isOnScreenOfModes()) await expect(coveredActions(theme.color.action.primary)).toEqual([]);
  },
});
