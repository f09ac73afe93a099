import { testStories } from './testStories.ts';

testStories('pages');
