import { readFileSync } from 'node:fs';
import { filesIn } from '../shared/filesIn.ts';

/** Where the content is marked `sample: true`, as `file:line`. A type ends the same words with a semicolon. */
export function findSamples(): string[] {
  return filesIn('src/content').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (/\bsample: true(,| })/.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}
