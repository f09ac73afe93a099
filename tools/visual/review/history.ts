/** A story's history, out of git. */
import { join } from 'node:path';
import { launchPinnedBrowser } from '../../shared/browser.ts';
import { git } from '../git.ts';
import { emptyManifest, parseManifest } from '../manifest/manifest.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { resultsStore } from '../results.ts';
import { defaultPaths, settings } from '../settings.ts';
import { renderCommit } from '../store/render-commit.ts';
import { Store } from '../store/store.ts';
import type { HistoryEntry, HistoryRequest } from './channel.ts';

const MOST_ENTRIES = 30;
const SEPARATOR = '\u001f';

function linesAt(commit: string, storyId: string): Manifest['screenshots'] {
  const text = git('show', `${commit}:./${settings.manifest}`);
  const lines = (text ?? '').split('\n').filter((line) => line.startsWith(`screenshot ${storyId} `));
  return (text === null ? emptyManifest() : parseManifest(lines.join('\n'))).screenshots;
}

/** The commits that changed a story's lines, the latest first. Renders the screenshots of one of them where that is asked for. */
export async function history({ storyId, render }: HistoryRequest): Promise<HistoryEntry[]> {
  const pictures = resultsStore(defaultPaths.results);
  const cache = new Store(join(defaultPaths.cache, 'screenshots'), 'png');
  if (render !== null) {
    const { browser } = await launchPinnedBrowser({ offline: true });
    try {
      const expected = linesAt(render, storyId);
      await renderCommit(browser, cache, { commit: render, storyIds: new Set([storyId]), expected, workers: 1 });
    } finally {
      await browser.close();
    }
  }
  const format = ['%H', '%aI', '%an', '%s'].join('%x1f');
  const log = git('log', `-${MOST_ENTRIES}`, `--format=${format}`, `-G^screenshot ${storyId} `, '--', settings.manifest) ?? '';
  const entries: HistoryEntry[] = [];
  for (const line of log.split('\n').filter(Boolean)) {
    const [commit = '', at = '', author = '', subject = ''] = line.split(SEPARATOR);
    const lines: HistoryEntry['lines'] = [];
    for (const { mode, hash } of linesAt(commit, storyId).values()) {
      const picture = pictures.has(hash) ? null : await cache.read(hash);
      if (picture !== null) await pictures.put(hash, picture);
      lines.push({ mode, hash, stored: pictures.has(hash) });
    }
    entries.push({ commit, at, author, subject, lines });
  }
  return entries;
}
