import { testPlays } from './testPlays.ts';

testPlays('forms');
