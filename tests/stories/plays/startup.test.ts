import { testPlays } from './testPlays.ts';

testPlays('startup');
