import { testStories } from './testStories.ts';

testStories('startup');
