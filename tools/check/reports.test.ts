import { explainRules } from './reports.ts';

const unsafe = (line: number) =>
  `src/a.ts:${line}:14: error typescript(no-unsafe-assignment): Unsafe assignment of an error typed value.`;
const wrongType = "src/b.ts:3:14: error typescript(TS2322): Type 'string' is not assignable to type 'number'.";

test('the first errors are shown, the compiler’s before others, with the number of the rest and the files to repeat', () => {
  const output = [...[1, 2, 3, 4, 5, 6].map(unsafe), wrongType, '', 'Found 0 warnings and 7 errors.'].join('\n');
  expect(explainRules(output)).toEqual({
    failure: [wrongType, ...[1, 2, 3, 4].map(unsafe), 'and 2 more errors'].join('\n'),
    repeat: 'npx oxlint src/b.ts src/a.ts',
  });
});

test('errors in many files are repeated for all files', () => {
  const output = [1, 2, 3, 4, 5, 6].map((file) => wrongType.replace('/b', `/b${file}`)).join('\n');
  expect(explainRules(output)?.failure).toMatch(/\nand 1 more error$/);
  expect(explainRules(output)?.repeat).toBe('npx oxlint');
});

test('output without an error is left as it is', () => {
  expect(explainRules('No files found to lint.')).toBeUndefined();
});
