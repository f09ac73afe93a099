/** Reads a story's history from git. */
import { launchPinnedBrowser } from '../../shared/browser.ts';
import { git } from '../../shared/git.ts';
import { requireOwnCommit } from '../git.ts';
import { parseManifest, type Manifest } from '../manifest/manifest.ts';
import { defaultPaths, settings } from '../settings.ts';
import { renderCommit } from '../store/render-commit.ts';
import { storeIn } from '../store/store.ts';
import type { HistoryRequest } from './channel.ts';

const MAX_ENTRIES = 30;

function linesAt(commit: string, storyId: string): Manifest['screenshots'] {
  const lines = git('show', `${commit}:./${settings.manifest}`)?.split('\n') ?? [];
  return parseManifest(lines.filter((line) => line.startsWith(`screenshot ${storyId} `)).join('\n')).screenshots;
}

export type HistoryEntry = Awaited<ReturnType<typeof history>>[number];

/** The commits that changed a story's lines, the latest first. Renders the screenshots of one of them on request. */
export async function history({ storyId, render }: HistoryRequest) {
  const screenshots = storeIn(defaultPaths.results);
  const cache = storeIn(defaultPaths.cache);
  if (render !== null) {
    requireOwnCommit(render);
    const { browser } = await launchPinnedBrowser();
    const request = { commit: render, wants: (id: string) => id === storyId, expected: linesAt(render, storyId) };
    await renderCommit(browser, cache, request).finally(() => browser.close());
  }
  const format = '--format=%H%x1f%aI%x1f%an%x1f%s';
  const log = git('log', `-${MAX_ENTRIES}`, format, `-G^screenshot ${storyId} `, '--', settings.manifest) ?? '';
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', at = '', author = '', subject = ''] = line.split('\u001f');
      const lines = [...linesAt(commit, storyId).values()].map(({ mode, hash }) => {
        screenshots.copyFrom(cache, hash);
        // Whether the panel can load it.
        return { mode, hash, stored: screenshots.has(hash) };
      });
      return { commit, at, author, subject, lines };
    });
}
