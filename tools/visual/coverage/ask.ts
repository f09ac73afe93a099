/** Asks one story in one mode which changes its screenshot shows. */
import { editsOf, type Ledger, type Mutant } from './ledger.ts';
import type { Edit, PageRule } from './page-rules.ts';

/** A page that shows a story and stands still. */
export type Surface = {
  list(): Promise<PageRule[]>;
  /** Tells apart what the page looks like with these rules changed. */
  look(edits: readonly Edit[]): Promise<string>;
};

/**
 * Changes that no visit has been asked about are asked one at a time. Those that an earlier visit did not show probably make no
 * difference here either, so they are made together, and told apart by halves where the screenshot is another one. Changes that
 * hide each other could then pass unnoticed, and never the other way round.
 *
 * @returns false when the unchanged page no longer looks as in the beginning: the story has to be shown again
 */
export async function ask(surface: Surface, ledger: Ledger, visit: string): Promise<boolean> {
  const rules = await surface.list();
  const open = ledger.read(rules);
  if (open.length === 0) return true;
  const base = await surface.look([]);

  /** @returns whether the page can still be used */
  const divide = async (mutants: readonly Mutant[]): Promise<boolean> => {
    // Other pages ask at the same time.
    const left = mutants.filter(({ noticedBy }) => noticedBy === null);
    const [only, ...others] = left;
    if (only === undefined || (await surface.look(editsOf(left, rules))) === base) return true;
    if (others.length > 0) {
      const middle = Math.ceil(left.length / 2);
      return (await divide(left.slice(0, middle))) && (await divide(left.slice(middle)));
    }
    if ((await surface.look([])) !== base) return false;
    only.noticedBy = visit;
    return true;
  };

  const together: Mutant[] = [];
  for (const mutant of open) {
    if (mutant.asked) {
      together.push(mutant);
      continue;
    }
    mutant.asked = true;
    if (!(await divide([mutant]))) return false;
  }
  return divide(together);
}
