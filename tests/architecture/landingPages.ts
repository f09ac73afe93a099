import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { paths } from '../../src/config/paths.ts';
import type { LandingContent } from '../../src/content/types.ts';

type LandingId = keyof typeof paths;

/** The landing pages: what has its copy in `src/content/landing`. */
export const landingIds = readdirSync('src/content/landing')
  .map((file) => basename(file, '.ts'))
  .filter((name): name is LandingId => name in paths);

/** The copy of a landing page. */
export async function landingContent(id: LandingId): Promise<LandingContent> {
  const module = (await import(`../../src/content/landing/${id}.ts`)) as Record<string, LandingContent | undefined>;
  const content = module[id];
  if (!content) throw new Error(`src/content/landing/${id}.ts exports no ${id}.`);
  return content;
}
