import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesIn } from '../shared/filesIn.ts';
import { PERF_DIR } from './lighthouse.ts';

export const OURS = join(PERF_DIR, 'dist');
export const REFERENCE = join(PERF_DIR, 'reference');

/** Builds the site as `npm run build` does. @throws Error when it fails */
export function buildOurs(): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_OUT_DIR: OURS },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  dropReferrerPolicy(OURS);
  compress(OURS);
}

/** Removes the scripts from a page, but not its structured data. */
const withoutScript = (html: string): string =>
  html
    .replace(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<meta name="(app|dialog)-scripts"[^>]*>/g, '');

/** In the pinned browser Lighthouse cannot read a document with this header, which does not affect the figures. */
function dropReferrerPolicy(site: string): void {
  const file = join(site, '_headers');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\s+Referrer-Policy:.*\n/gm, ''));
}

/** Compresses the text files once and for all, as a content delivery network does. */
function compress(site: string): void {
  for (const file of filesIn(site).filter((name) => /\.(html|js|svg)$/.test(name)))
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}

/** Makes the reference: the same pages, files and headers without JavaScript. The difference is the cost of scripts. */
export function makeReference(): void {
  rmSync(REFERENCE, { recursive: true, force: true });
  cpSync(OURS, REFERENCE, { recursive: true });
  for (const file of filesIn(REFERENCE).filter((name) => name.endsWith('.html')))
    writeFileSync(file, withoutScript(readFileSync(file, 'utf8')));
  compress(REFERENCE);
}
