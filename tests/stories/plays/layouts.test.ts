import { testPlays } from './testPlays.ts';

testPlays('layouts');
