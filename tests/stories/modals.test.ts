import { testStories } from './testStories.ts';

testStories('modals');
