/** What is known about every declaration: how it can be changed, and which visit noticed each change. */
import { exclusionOf, reasonFor, type Reason } from './excluded.ts';
import { applyChanges, mutantsOf, parseDeclarations, printDeclarations, type Change, type Declaration } from './mutants.ts';
import type { Choice, PageRule } from './page-rules.ts';

type Mutant = {
  change: Change;
  /** The whole value instead; empty when the declaration is removed. */
  to: string;
  /** The visit whose screenshot it changes. */
  killedBy: string | null;
  /** How many visits it was asked in. */
  visits: number;
};

export type Entry = Declaration & {
  rule: string;
  /** Why it is not changed. */
  excluded: string | null;
  /** Whether the rule applied to an element in any visit. */
  applied: boolean;
  mutants: Mutant[];
};

export type Edit = { at: number; text: string };
/** A mutant with its declaration. */
export type Target = { entry: Entry; mutant: Mutant };

/**
 * A declaration is known by its rule and its text, so that it is one and the same in all stories, and in all classes that one
 * component has for the values of its props. A custom property is known by its value alone: color schemes are sets of them that are
 * written once, and copied into each rule that uses one.
 */
const keyOf = (rule: string, { property, value }: Declaration): string =>
  `${property.startsWith('--') ? '' : rule} { ${property}: ${value} }`;

export class Ledger {
  readonly entries = new Map<string, Entry>();

  /** @param excluded what else no screenshot of a story can show */
  constructor(private readonly excluded: readonly Reason[] = []) {}

  /** Adds what is new. @param choose picks from the candidates of each change, which only a browser can. */
  async read(rules: readonly PageRule[], choose: (choices: Choice[]) => Promise<number[]>): Promise<void> {
    const added: { entry: Entry; changes: readonly Change[] }[] = [];
    for (const { name, text, applies } of rules) {
      for (const declaration of parseDeclarations(text)) {
        const key = keyOf(name, declaration);
        const known = this.entries.get(key);
        if (known !== undefined) {
          known.applied ||= applies;
          continue;
        }
        const own = reasonFor(this.excluded, { ...declaration, rule: name });
        const excluded = own?.reason ?? exclusionOf(declaration.property);
        const entry = { ...declaration, rule: name, excluded, applied: applies, mutants: [] };
        this.entries.set(key, entry);
        if (excluded === null) added.push(...mutantsOf(declaration).map((changes) => ({ entry, changes })));
      }
    }
    if (added.length === 0) return;
    const choices = added.map(({ entry: { property, value }, changes }) => ({
      ...{ property, value },
      candidates: changes.map((change) => applyChanges(value, [change])),
    }));
    const chosen = await choose(choices);
    for (const [at, { entry, changes }] of added.entries()) {
      const change = changes[chosen[at] ?? -1];
      if (change === undefined) continue;
      const to = applyChanges(entry.value, [change]);
      if (!entry.mutants.some((mutant) => mutant.to === to)) entry.mutants.push({ change, to, killedBy: null, visits: 0 });
    }
  }

  /** The changes of these rules that no visit has noticed yet. */
  alive(rules: readonly PageRule[]): Target[] {
    const applied = rules.filter(({ applies }) => applies);
    const entries = new Set(
      applied.flatMap(({ name, text }) => parseDeclarations(text).map((one) => this.entries.get(keyOf(name, one)))),
    );
    return [...entries].flatMap((entry) =>
      entry === undefined ? [] : entry.mutants.filter(({ killedBy }) => killedBy === null).map((mutant) => ({ entry, mutant })),
    );
  }
}

/** The new texts of the rules in which these changes are made together. */
export function editsOf(targets: readonly Target[], rules: readonly PageRule[]): Edit[] {
  const changes = new Map<string, Change[]>();
  for (const { entry, mutant } of targets) {
    const key = keyOf(entry.rule, entry);
    changes.set(key, [...(changes.get(key) ?? []), mutant.change]);
  }
  return rules.flatMap(({ at, name, text }) => {
    const declarations = parseDeclarations(text);
    const changed = declarations.map((one) => ({ ...one, value: applyChanges(one.value, changes.get(keyOf(name, one)) ?? []) }));
    const isSame = declarations.every(({ value }, place) => value === changed[place]?.value);
    return isSame ? [] : [{ at, text: printDeclarations(changed) }];
  });
}
