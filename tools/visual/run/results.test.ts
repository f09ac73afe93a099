import { existsSync, mkdtempSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceResults } from './results.ts';

const put = (folder: string, file: string, text: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
};

test('results stay until those of another run are complete', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'results-')), 'visual');
  const read = (): string => readFileSync(join(folder, 'last-run.json'), 'utf8');
  put(folder, 'last-run.json', 'first');
  put(folder, 'only-first.png', '');
  const canceled = replaceResults(folder, (draft) => {
    put(draft, 'last-run.json', 'second');
    return Promise.reject(new Error('Canceled.'));
  });
  await expect(canceled).rejects.toThrow('Canceled.');
  expect(read()).toBe('first');

  await replaceResults(`${folder}/`, (draft) => {
    expect(read()).toBe('first');
    put(draft, 'last-run.json', 'third');
    return Promise.resolve();
  });
  expect(read()).toBe('third');
  expect(existsSync(join(folder, 'only-first.png'))).toBe(false);
});
