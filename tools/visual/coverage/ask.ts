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
  /** From 0 to 1: where to begin, so that pages that work at the same time do not ask the same. */
  begin?: number;
  /** Looks at the unchanged page after each change that was noticed. */
  careful?: boolean;
};

/**
 * Changes that no visit has shown yet are asked one at a time. Those that an earlier visit did not show probably make no
 * difference here either, so they are made together, and told apart by halves where the screenshot is another one. Changes that
 * hide each other could then pass unnoticed, and never the other way round.
 *
 * @returns false when the unchanged page no longer looks as in the beginning: what was noticed since is forgotten, the story has
 * to be shown again
 */
export async function ask(
  surface: Surface,
  ledger: Ledger,
  { visit, begin = 0, careful = false }: AskSettings,
): Promise<boolean> {
  const rules = await surface.list();
  await ledger.read(rules, (choices) => surface.choose(choices));
  const alive = ledger.alive(rules);
  if (alive.length === 0) return true;
  const base = await surface.look([]);
  if ((await surface.look([])) !== base) return false;
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
    if (!careful) return true;
    doubtful = [];
    return (await surface.look([])) === base;
  };
  const divide = async (targets: readonly Target[]): Promise<boolean> => {
    const open = targets.filter(({ mutant }) => mutant.killedBy === null);
    if (open.length === 0 || !(await isNoticed(open))) return true;
    const [only] = open;
    if (open.length === 1 && only !== undefined) return kill(only);
    const middle = Math.ceil(open.length / 2);
    return (await divide(open.slice(0, middle))) && (await divide(open.slice(middle)));
  };

  const isNew = ({ mutant }: Target): boolean => mutant.visits === 0;
  const fresh = alive.filter(isNew);
  const start = Math.floor(fresh.length * begin);
  for (const target of [...fresh.slice(start), ...fresh.slice(0, start)]) {
    if (target.mutant.killedBy === null && (await isNoticed([target])) && !(await kill(target))) return false;
  }
  // What few visits were asked about stands together, because it is the most likely to make a difference.
  const rest = alive.filter((target) => !fresh.includes(target)).sort((a, b) => a.mutant.visits - b.mutant.visits);
  for (const layer of layersOf(rest)) if (!(await divide(layer))) return false;
  // This also takes the last change back: the page's rules stay for the stories to come.
  if ((await surface.look([])) === base) return true;
  for (const { mutant } of doubtful) mutant.killedBy = null;
  return false;
}

/** Groups in which each declaration is changed at most once. */
function layersOf(targets: readonly Target[]): Target[][] {
  const layers: Target[][] = [];
  for (const target of targets) {
    const free = layers.find((layer) => layer.every(({ entry }) => entry !== target.entry));
    if (free === undefined) layers.push([target]);
    else free.push(target);
  }
  return layers;
}
