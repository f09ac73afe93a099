/** A whole run: visits the stories, those with the smallest screenshots first, and asks each what it shows. */
import type { Browser } from '@playwright/test';
import { progress } from '../../shared/progress.ts';
import { messageOf } from '../../shared/userError.ts';
import type { Edit } from '../capture/page-rules.ts';
import type { Visit } from '../capture/plan.ts';
import { visitStories, type PageSlot } from '../capture/pages.ts';
import type { Story } from '../capture/stories.ts';
import type { StoryPage } from '../capture/story-page.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { editsOf, type Ledger, type Mutant } from './ledger.ts';

/** How often a story is shown again when its page does not come back to what it was. */
const MAX_ATTEMPTS = 3;
const LOGGED_VISITS = 50;

/** Tells apart what the page looks like with these rules changed. */
async function look(page: StoryPage, edits: readonly Edit[]): Promise<string> {
  await page.call('editRules', edits);
  return page.fingerprint();
}

/**
 * Changes that no visit has been asked about are asked one at a time. Those that an earlier visit did not show probably make no
 * difference here either, so they are made together, and told apart by halves where the screenshot is another one. Changes that
 * hide each other could then pass unnoticed, and never the other way round. Throws when the unchanged page no longer looks as in the
 * beginning: the story has to be shown again.
 */
async function ask(page: StoryPage, ledger: Ledger, visit: string): Promise<void> {
  const rules = await page.call('listRules');
  const open = ledger.read(rules);
  if (open.length === 0) return;
  const base = await look(page, []);
  const divide = async (mutants: readonly Mutant[]): Promise<void> => {
    // Other pages ask at the same time.
    const left = mutants.filter(({ noticedBy }) => noticedBy === null);
    const [only, ...others] = left;
    if (only === undefined || (await look(page, editsOf(left, rules))) === base) return;
    if (others.length > 0) {
      const middle = Math.ceil(left.length / 2);
      await divide(left.slice(0, middle));
      return divide(left.slice(middle));
    }
    if ((await look(page, [])) !== base) throw new Error('The unchanged page does not look the same again.');
    only.noticedBy = visit;
  };

  const together: Mutant[] = [];
  for (const mutant of open) {
    if (mutant.asked) together.push(mutant);
    else {
      mutant.asked = true;
      await divide([mutant]);
    }
  }
  return divide(together);
}

async function visitOnce(page: StoryPage, { story, mode, checks, key }: Visit, ledger: Ledger): Promise<void> {
  const problems = await page.enter(story, mode);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join(', '));
  if (mode.forced === null || (await page.force(mode.forced))) {
    await page.settle(checks);
    await ask(page, ledger, key);
  }
  await page.leave();
}

/** Writes what it finds out into the ledger. Returns the visits that could not be made. */
export async function run(
  browser: Browser,
  stories: { storybook: string; stories: readonly Story[] },
  { screenshots }: Manifest,
  ledger: Ledger,
): Promise<string[]> {
  const failed: string[] = [];
  const area = ({ key }: Visit): number => {
    const accepted = screenshots.get(key);
    return accepted === undefined ? Number.MAX_SAFE_INTEGER : accepted.width * accepted.height;
  };
  const orderOf = (visits: readonly Visit[]): Visit[] =>
    visits
      .filter(({ checks }) => checks.snapshot)
      .flatMap((visit) => [visit, ...visit.states.map((view) => ({ ...visit, ...view }))])
      // A component's own stories are smaller than those of what it is part of, and a small screenshot is taken sooner.
      .sort((a, b) => area(a) - area(b));
  let done = 0;
  const make = async (visit: Visit, slot: PageSlot, total: number): Promise<void> => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      try {
        await visitOnce(await slot.page(), visit, ledger);
        break;
      } catch (error) {
        await slot.discard();
        if (attempt === MAX_ATTEMPTS) failed.push(`${visit.key}: ${messageOf(error)}`);
      }
    }
    done += 1;
    if (done % LOGGED_VISITS === 0) progress(`${done}/${total} visits`);
  };
  await visitStories(browser, stories, orderOf, make);
  return failed;
}
