import { testStories } from './testStories.ts';

testStories('forms');
