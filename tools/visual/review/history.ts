/** Reads a story's history from git. */
import { launchPinnedBrowser } from '../../shared/browser.ts';
import { git } from '../git.ts';
import { parseManifest, type Manifest } from '../manifest/manifest.ts';
import { resultsStore } from '../results.ts';
import { defaultPaths, settings } from '../settings.ts';
import { renderCommit } from '../store/render-commit.ts';
import { cacheIn, type Store } from '../store/store.ts';
import type { HistoryEntry, HistoryRequest } from './channel.ts';

const MAX_ENTRIES = 30;

function linesAt(commit: string, storyId: string): Manifest['screenshots'] {
  const lines = git('show', `${commit}:./${settings.manifest}`)?.split('\n') ?? [];
  return parseManifest(lines.filter((line) => line.startsWith(`screenshot ${storyId} `)).join('\n')).screenshots;
}

async function renderScreenshots(cache: Store, commit: string, storyId: string): Promise<void> {
  const { browser } = await launchPinnedBrowser({ offline: true });
  try {
    await renderCommit(browser, cache, {
      commit,
      storyIds: new Set([storyId]),
      expected: linesAt(commit, storyId),
      workers: 1,
    });
  } finally {
    await browser.close();
  }
}

/** The commits that changed a story's lines, the latest first. Renders the screenshots of one of them on request. */
export async function history({ storyId, render }: HistoryRequest): Promise<HistoryEntry[]> {
  const screenshots = resultsStore(defaultPaths.results);
  const cache = cacheIn(defaultPaths.cache);
  if (render !== null) await renderScreenshots(cache, render, storyId);
  const log = ['log', `-${MAX_ENTRIES}`, '--format=%H%x1f%aI%x1f%an%x1f%s', `-G^screenshot ${storyId} `, '--', settings.manifest];
  const entries: HistoryEntry[] = [];
  for (const line of git(...log)
    ?.trim()
    .split('\n')
    .filter(Boolean) ?? []) {
    const [commit = '', at = '', author = '', subject = ''] = line.split('\u001f');
    const lines: HistoryEntry['lines'] = [];
    for (const { mode, hash } of linesAt(commit, storyId).values()) {
      screenshots.copyFrom(cache, hash);
      lines.push({ mode, hash, stored: screenshots.has(hash) });
    }
    entries.push({ commit, at, author, subject, lines });
  }
  return entries;
}
