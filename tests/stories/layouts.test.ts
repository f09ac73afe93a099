import { testStories } from './testStories.ts';

testStories('layouts');
