/** Makes each story file a test file, with a test for each of its stories. */
import { join } from 'node:path';
import tsJest from 'ts-jest';

const testStories = join(import.meta.dirname, 'testStories.ts');

export default {
  createTransformer(options) {
    const typescript = tsJest.default.createTransformer(options);
    const withTests = (source) => `${source}\nrequire(${JSON.stringify(testStories)}).testStories(exports);\n`;
    return {
      getCacheKey: (source, ...rest) => typescript.getCacheKey(withTests(source), ...rest),
      process: (source, ...rest) => typescript.process(withTests(source), ...rest),
    };
  },
};
