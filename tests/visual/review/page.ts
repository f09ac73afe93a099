/** The review page as one file of HTML: styles, script and data inside, so that it works from a folder too. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rollup } from 'vite';
import { build } from 'vite';
import type { ReviewData } from './client/state.ts';

const client = join(dirname(fileURLToPath(import.meta.url)), 'client');

/** A page opened from a folder may not load modules, so the script is bundled into one classic script. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    root: client,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry: join(client, 'entry.ts'), formats: ['iife'], name: 'visualReview' } },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[];
  const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The script of the review page could not be built.');
  return chunk.code;
}

/** A style sheet with those that it imports in their places. */
const readStyles = (file: string): string =>
  readFileSync(join(client, file), 'utf8').replace(/@import '(.+)';/g, (_, imported: string) => readStyles(imported));

/** Data and scripts must not be able to end the element they are in. */
const inside = (text: string): string => text.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');

export type Template = (data: ReviewData) => string;

/** Builds the script once; the data is put in for each request. */
export async function reviewTemplate(): Promise<Template> {
  const script = inside(await bundle());
  const styles = readStyles('review.css');
  return (data) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visual review</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
<div id="review"></div>
<script type="application/json" id="review-data">${inside(JSON.stringify(data))}</script>
<script>${script}</script>
</body>
</html>
`;
}
