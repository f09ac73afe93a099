import { testStories } from './testStories.ts';

testStories('sections');
