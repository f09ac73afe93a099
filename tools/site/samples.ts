/**
 * Runs before each build. With `SITE_ENV=production` it lists every object of the content that is marked `sample: true` and stops
 * the build, because invented people, quotes and figures must not be published; `ALLOW_SAMPLE_CONTENT=1` allows a demonstration.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesIn } from '../shared/filesIn.ts';

/** The paths, inside a module, of all objects that are marked as samples. */
function findSamples(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('sample' in value && value.sample === true) return [path];
  return Object.entries(value).flatMap(([key, part]) => findSamples(part, `${path}.${key}`));
}

if (process.env.SITE_ENV === 'production') {
  const files = filesIn('src/content').filter((file) => file.endsWith('.ts'));
  const samples: string[] = [];
  for (const file of files) {
    const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) samples.push(...findSamples(value, `${file}: ${name}`));
  }
  for (const sample of samples) console.error(`Sample content: ${sample}`);
  if (samples.length > 0 && process.env.ALLOW_SAMPLE_CONTENT !== '1') {
    console.error(`Replace these ${samples.length} samples by real content, or set ALLOW_SAMPLE_CONTENT=1 for a demonstration.`);
    process.exitCode = 1;
  }
}
