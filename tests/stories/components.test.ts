import { testStories } from './testStories.ts';

testStories('components');
