import { testPlays } from './testPlays.ts';

testPlays('sections');
