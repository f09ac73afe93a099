/**
 * Runs the test files that reach the changed code, the quickest first, until one fails. Stryker passes only the names of the
 * tests, and Jest would load every file to find them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import TestRunner from 'jest-runner';

export default class extends TestRunner {
  async runTests(tests, watcher, options) {
    const { rootDir, testNamePattern } = this._globalConfig;
    const folder = join(rootDir, '.cache');
    const record = join(folder, 'mutation-tests.json');
    const isChanged = process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined;
    /** For each test file its duration in milliseconds and the names of its tests. Written by the run without a change. */
    const files = isChanged ? JSON.parse(readFileSync(record, 'utf8')) : {};
    const unsubscribe = this.on('test-file-success', ([{ path }, { numFailingTests, perfStats, testResults }]) => {
      files[path] ??= { ms: perfStats.runtime, names: testResults.map(({ fullName }) => fullName) };
      if (isChanged && numFailingTests > 0) watcher.setState({ interrupted: true });
    });
    // Stryker passes no pattern for code that runs when a file is loaded, because every test may reach it.
    const pattern = new RegExp(testNamePattern || '', 'i');
    const reaching = isChanged
      ? tests
          .filter(({ path }) => files[path].names.some((name) => pattern.test(name)))
          .sort((one, other) => files[one.path].ms - files[other.path].ms)
      : tests;
    await super.runTests(reaching, watcher, { ...options, serial: true });
    unsubscribe();
    if (isChanged) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(record, JSON.stringify(files));
  }
}
