import { workshops } from './allStories.ts';
import { testPlays } from './testPlays.ts';

describe.each(workshops)('$name', ({ stories }) => testPlays(stories));
