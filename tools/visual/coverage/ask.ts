/** Asks one story in one mode which changes its screenshot shows. */
import { editsOf, type Edit, type Ledger, type Target } from './ledger.ts';
import type { Choice, PageRule } from './page-rules.ts';

/** A page that shows a story and stands still. */
export type Surface = {
  list(): Promise<PageRule[]>;
  choose(choices: readonly Choice[]): Promise<number[]>;
  /** Tells apart what the page looks like with these rules changed. */
  look(edits: readonly Edit[]): Promise<string>;
};

export type AskSettings = {
  /** The name of the visit. */
  visit: string;
  /** Looks at the unchanged page after each change that was noticed. */
  careful?: boolean;
};

/**
 * Changes that no visit has been asked about are asked one at a time. Those that an earlier visit did not show probably make no
 * difference here either, so they are made together, and told apart by halves where the screenshot is another one. Changes that
 * hide each other could then pass unnoticed, and never the other way round.
 *
 * @returns false when the unchanged page no longer looks as in the beginning: what was noticed since is forgotten, the story has
 * to be shown again
 */
export async function ask(surface: Surface, ledger: Ledger, { visit, careful = false }: AskSettings): Promise<boolean> {
  const rules = await surface.list();
  await ledger.read(rules, (choices) => surface.choose(choices));
  const alive = ledger.alive(rules);
  if (alive.length === 0) return true;
  const base = await surface.look([]);
  /** Noticed since the page was last known to be the unchanged one. */
  let doubtful: Target[] = [];

  const isNoticed = async (targets: readonly Target[]): Promise<boolean> => {
    for (const { mutant } of targets) mutant.visits += 1;
    const noticed = (await surface.look(editsOf(targets, rules))) !== base;
    if (!noticed) doubtful = [];
    return noticed;
  };
  /** @returns whether the page can still be used */
  const kill = async (target: Target): Promise<boolean> => {
    target.mutant.killedBy = visit;
    doubtful.push(target);
    return !careful || isUnchanged();
  };
  const isUnchanged = async (): Promise<boolean> => {
    const unchanged = (await surface.look([])) === base;
    if (!unchanged) for (const { mutant } of doubtful) mutant.killedBy = null;
    doubtful = [];
    return unchanged;
  };
  const divide = async (targets: readonly Target[]): Promise<boolean> => {
    const open = targets.filter(({ mutant }) => mutant.killedBy === null);
    const [only, ...others] = open;
    if (only === undefined || !(await isNoticed(open))) return true;
    if (others.length === 0) return kill(only);
    const middle = Math.ceil(open.length / 2);
    return (await divide(open.slice(0, middle))) && (await divide(open.slice(middle)));
  };

  const asked = new Set<Target>();
  for (const target of alive) {
    // Other pages ask at the same time.
    if (target.mutant.visits > 0) continue;
    asked.add(target);
    if (!(await divide([target]))) return false;
  }
  // What few visits were asked about stands together, because it is the most likely to make a difference.
  const rest = alive.filter((target) => !asked.has(target)).sort((a, b) => a.mutant.visits - b.mutant.visits);
  return (await divide(rest)) && (doubtful.length === 0 || isUnchanged());
}
