import { storiesOf } from './allStories.ts';
import { testCoverage } from './testCoverage.ts';
import { testPlays } from './testPlays.ts';

/** Tests the stories of a folder. Each folder has a test file of its own, so that jest's workers share them. */
export function testStories(folder: string): void {
  const storiesByComponent = storiesOf(folder);
  testCoverage(folder, storiesByComponent);
  describe.each(storiesByComponent)('$name', ({ stories }) => testPlays(stories));
}
