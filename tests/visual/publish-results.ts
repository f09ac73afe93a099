/** Puts the last result and the accepted pictures into the built Storybook, whose panel and matrix show them. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BASELINES, LAST_RUN } from '../../.storybook/addon-visual/places.ts';
import { runFolder } from './report.ts';

type Places = {
  storybook: string;
  baselines: string;
  artifacts: string;
};

export function publishResults({ storybook, baselines, artifacts }: Places): void {
  for (const [from, to] of [
    [baselines, BASELINES],
    [runFolder(artifacts), LAST_RUN],
  ] as const) {
    const target = join(storybook, to);
    // What is not there any more must not stay in the copy.
    rmSync(target, { recursive: true, force: true });
    if (existsSync(from)) cpSync(from, target, { recursive: true });
  }
}
