/** What changed screenshots cost in git. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A story with other pictures than before, and a copy of what the tool committed after it accepted them. */
export type Change = { storyId: string; after: string };

/** Takes over what belongs to one story: its images, or its lines of the manifest. */
function takeOver({ storyId, after }: Change, target: string): void {
  if (statSync(after).isDirectory()) {
    const own = readdirSync(after).filter((name) => name.startsWith(`${storyId}--`));
    for (const name of own) cpSync(join(after, name), join(target, name));
    return;
  }
  const isOwn = (line: string): boolean => line.startsWith(`screenshot ${storyId} `);
  const others = readFileSync(target, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !isOwn(line));
  const own = readFileSync(after, 'utf8').split('\n').filter(isOwn);
  const isScreenshot = (line: string): boolean => line.startsWith('screenshot ');
  const lines = [...others.filter((line) => !isScreenshot(line)), ...[...others.filter(isScreenshot), ...own].sort()];
  writeFileSync(target, `${lines.join('\n')}\n`);
}

/** Commits the first state and each change to a new repository, and measures its pack before and after the changes. */
export function bytesInGit(repository: string, before: string, changes: readonly Change[]): { first: number; changes: number } {
  rmSync(repository, { recursive: true, force: true });
  mkdirSync(dirname(join(repository, 'x')), { recursive: true });
  const who = ['-c', 'user.name=comparison', '-c', 'user.email=comparison@localhost', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]): string =>
    execFileSync('git', [...who, ...args], { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const commit = (): void => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'screenshots');
  };
  const packed = (): number => {
    git('gc', '--quiet', '--aggressive', '--prune=now');
    const packs = join(repository, '.git', 'objects', 'pack');
    return existsSync(packs) ? readdirSync(packs).reduce((sum, name) => sum + statSync(join(packs, name)).size, 0) : 0;
  };
  git('init', '--quiet');
  const target = join(repository, 'screenshots');
  cpSync(before, target, { recursive: true });
  commit();
  const first = packed();
  for (const change of changes) {
    takeOver(change, target);
    commit();
  }
  return { first, changes: packed() - first };
}
