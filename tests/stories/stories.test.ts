import { storiesByComponent } from './allStories.ts';
import { testCoverage } from './testCoverage.ts';
import { testPlays } from './testPlays.ts';

// In one file, because loading all stories takes half a minute.
testCoverage();

describe.each(storiesByComponent)('$name', ({ stories }) => testPlays(stories));
