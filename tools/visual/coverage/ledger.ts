/** What is known about every declaration: how it can be changed, and which visit noticed each change. */
import { applyChanges, changesOf, parseDeclarations, printDeclarations, type Change, type Declaration } from './declarations.ts';
import type { Edit, PageRule } from '../capture/page-rules.ts';

/** A changed declaration. */
export type Mutant = {
  key: string;
  change: Change;
  /** The rule and the declaration. */
  name: string;
  /** The whole value instead; empty when the declaration is removed. */
  to: string;
  asked: boolean;
  /** The visit whose screenshot it changes. */
  noticedBy: string | null;
};

/** Regular expressions of `rule { property: value }`, each with the reason. */
type Reasons = Record<string, string>;

export const reasonFor = (reasons: Reasons, name: string): string | undefined =>
  Object.entries(reasons).find(([pattern]) => new RegExp(pattern).test(name))?.[1];

const nameOf = (rule: string, { property, value }: Declaration): string => `${rule} { ${property}: ${value} }`;

/**
 * A declaration is known by its rule and its text, so that it is one and the same in all stories, and in all classes that one
 * component has for the values of its props. A custom property is known by its value alone: color schemes are sets of them that are
 * written once, and copied into each rule that uses one.
 */
const keyOf = (rule: string, declaration: Declaration): string =>
  nameOf(declaration.property.startsWith('--') ? '' : rule, declaration);

export class Ledger {
  private readonly declarations = new Map<string, Mutant[]>();

  /** @param unchanged declarations that no screenshot of a story can show */
  constructor(private readonly unchanged: Reasons) {}

  get mutants(): Mutant[] {
    return [...this.declarations.values()].flat();
  }

  /** Adds the declarations that are new. Returns the changes of those that apply now which no visit has noticed yet. */
  read(rules: readonly PageRule[]): Mutant[] {
    const applied = rules.flatMap(({ rule, text, applies }) => {
      const mutants = parseDeclarations(text).flatMap((declaration) => this.mutantsOf(rule, declaration));
      return applies ? mutants : [];
    });
    return [...new Set(applied)].filter(({ noticedBy }) => noticedBy === null);
  }

  private mutantsOf(rule: string, declaration: Declaration): Mutant[] {
    const key = keyOf(rule, declaration);
    const known = this.declarations.get(key);
    if (known !== undefined) return known;
    const name = nameOf(rule, declaration);
    const changes = reasonFor(this.unchanged, name) === undefined ? changesOf(declaration) : [];
    const mutants = changes.map((change) => {
      const to = applyChanges(declaration.value, [change]);
      return { key, change, name, to, asked: false, noticedBy: null };
    });
    this.declarations.set(key, mutants);
    return mutants;
  }
}

/** The new texts of the rules in which these changes are made together. */
export function editsOf(mutants: readonly Mutant[], rules: readonly PageRule[]): Edit[] {
  return rules.flatMap(({ at, rule, text }) => {
    const declarations = parseDeclarations(text);
    const changed = declarations.map((one) => {
      const changes = mutants.filter(({ key }) => key === keyOf(rule, one)).map(({ change }) => change);
      return { ...one, value: applyChanges(one.value, changes) };
    });
    const isSame = declarations.every(({ value }, place) => value === changed[place]?.value);
    return isSame ? [] : [{ at, text: printDeclarations(changed) }];
  });
}
