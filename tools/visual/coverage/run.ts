/** A whole run: visits the stories, those with the smallest screenshots first, and asks each what it shows. */
import type { Browser } from '@playwright/test';
import { planVisits, type LoadedStory, type Visit } from '../capture/plan.ts';
import { serveFolder } from '../capture/serve-folder.ts';
import type { Story } from '../capture/stories.ts';
import { StoryPage } from '../capture/story-page.ts';
import { ask, type Surface } from './ask.ts';
import type { Reason } from './excluded.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { Ledger } from './ledger.ts';
import { installRules, type RuleRuntime } from './page-rules.ts';

export type RunSettings = {
  storybook: string;
  stories: readonly Story[];
  /** Has the sizes of screenshots. */
  manifest: Manifest;
  workers: number;
  excluded: readonly Reason[];
  onVisit: (done: number, total: number, ledger: Ledger) => void;
};

/** How often a story is shown again when its page does not come back to what it was. */
const MAX_ATTEMPTS = 3;

type RuleWindow = Window & { __visualCoverage?: RuleRuntime };

function surfaceOf(page: StoryPage): Surface {
  return {
    list: () => page.evaluate(() => (window as RuleWindow).__visualCoverage?.list() ?? [], null),
    choose: (choices) => page.evaluate((given) => (window as RuleWindow).__visualCoverage?.choose(given) ?? [], choices),
    look: async (edits) => {
      const height = await page.evaluate((given) => (window as RuleWindow).__visualCoverage?.apply(given) ?? 0, edits);
      return page.fingerprint(height);
    },
  };
}

/** @returns false when the page has to be replaced */
async function visitOnce(page: StoryPage, visit: Visit, ledger: Ledger, careful: boolean): Promise<boolean> {
  const { story, mode, checks, key } = visit;
  const problems = await page.enter(story, mode);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join(', '));
  const { forced } = mode;
  const isAsked = forced === null || (await page.force(forced));
  let isTrue = true;
  if (isAsked) {
    await page.settle(checks);
    await page.evaluate(installRules, null);
    isTrue = await ask(surfaceOf(page), ledger, { visit: key, careful });
  }
  await page.leave();
  return isTrue;
}

export async function run(
  browser: Browser,
  { storybook, stories, manifest, workers, excluded, onVisit }: RunSettings,
): Promise<{ ledger: Ledger; visits: number; failed: string[] }> {
  const server = await serveFolder(storybook);
  const ledger = new Ledger(excluded);
  const failed: string[] = [];
  try {
    const open = (): Promise<StoryPage> => StoryPage.open(browser, server.url);
    const first = await open();
    const loaded: LoadedStory[] = [];
    for (const story of stories) loaded.push(await first.load(story));
    const area = ({ key }: Visit): number => {
      const accepted = manifest.screenshots.get(key);
      return accepted === undefined ? Number.MAX_SAFE_INTEGER : accepted.width * accepted.height;
    };
    const visits = planVisits(loaded)
      .filter(({ checks }) => checks.snapshot)
      .flatMap((visit) => [visit, ...visit.states].map((view) => ({ ...visit, ...view })))
      // A component's own stories are smaller than those of what it is part of, and a small screenshot is taken sooner.
      .sort((a, b) => area(a) - area(b));
    const queue = visits.values();
    let done = 0;
    const work = async (page: StoryPage | null): Promise<void> => {
      for (const visit of queue) {
        for (let attempt = 1; ; attempt += 1) {
          try {
            page ??= await open();
            if (await visitOnce(page, visit, ledger, attempt > 1)) break;
            if (attempt === MAX_ATTEMPTS) throw new Error('The unchanged page does not look the same again.');
          } catch (error) {
            await page?.close().catch(() => undefined);
            page = null;
            if (attempt < MAX_ATTEMPTS) continue;
            failed.push(`${visit.key}: ${error instanceof Error ? error.message : String(error)}`);
            break;
          }
        }
        onVisit((done += 1), visits.length, ledger);
      }
      await page?.close();
    };
    await Promise.all(Array.from({ length: workers }, (_, at) => work(at === 0 ? first : null)));
    return { ledger, visits: visits.length, failed };
  } finally {
    await server.close();
  }
}
