import { testPlays } from './testPlays.ts';

testPlays('components');
