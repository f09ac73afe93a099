import { testPlays } from './testPlays.ts';

testPlays('modals');
