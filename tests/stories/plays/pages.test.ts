import { testPlays } from './testPlays.ts';

testPlays('pages');
