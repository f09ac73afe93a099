/** Compares what two screenshots read. */
import { hash } from 'node:crypto';
import type { Change } from '../types.ts';

const MAX_QUOTE = 90;
const MAX_PAIRS = 8;

type Lines = readonly string[];

/** The lines that are not among the others, as often as they are not. */
function without(lines: Lines, others: Lines): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** How many words are equal at the start of both. */
const equalStart = (a: Lines, b: Lines): number => [...a, null].findIndex((word, place) => word !== b[place]);

const wordsOf = (lines: Lines): Lines => lines.flatMap((line) => line.split(/\s+/));

const quote = (words: Lines): string => {
  const text = words.join(' ');
  return `“${text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE - 1)}…` : text}”`;
};

/** The words that differ, without those around them. */
function difference(was: Lines, is: Lines): [now: Lines, old: Lines] {
  const [before, after] = [wordsOf(was), wordsOf(is)];
  const start = equalStart(before, after);
  const [left, added] = [before.slice(start), after.slice(start)];
  const end = equalStart(left.toReversed(), added.toReversed());
  return [added.slice(0, added.length - end), left.slice(0, left.length - end)];
}

function describe(was: Lines, is: Lines, where: string | null): string {
  const [now, old] = difference(was, is);
  if (now.length === 0) return `${quote(old)} is gone.`;
  if (old.length === 0) return `${quote(now)} is new.`;
  const each = was.map((line, at) => difference([line], is.slice(at, at + 1)));
  const isPaired = was.length === is.length && each.every(([right, left]) => right.length > 0 && left.length > 0);
  // Line by line, or all as one text.
  const pairs = isPaired ? each : [[now, old] as const];
  const reads = pairs.slice(0, MAX_PAIRS).map(([right, left]) => `${quote(right)} instead of ${quote(left)}`);
  // Named only if the change is in one element that has a name.
  const element = /^([a-z]+) “[^”]*”$/.exec(where ?? '')?.[1] ?? 'text';
  const more = pairs.length - MAX_PAIRS;
  return `The ${element} reads ${reads.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
}

/** A long name of an element is cut. So many of its characters are always there. */
const MIN_NAME = 59;

/** Whether the one line that is another is the one element that is different: then the words tell all. */
const isTold = (where: string, [line, ...more]: Lines): boolean =>
  line !== undefined && more.length === 0 && /^[a-z]+ “[^”]*”$/.test(where) && where.includes(line.slice(0, MIN_NAME));

/**
 * Adds to a change what it reads now and read before. Changes are decided together when they have the same pixels and the same words:
 * equal words say nothing of what changed beside them.
 *
 * @param before the lines that it read; none when they are not known
 * @param where the elements that changed
 */
export function addText(change: Change, before: Lines = [], after: Lines = [], where: string | null): Change {
  const [was, is] = before.length === 0 || after.length === 0 ? [[], []] : [without(before, after), without(after, before)];
  if (was.length + is.length === 0) return { ...change, where };
  return {
    ...change,
    words: describe(was, is, where),
    where: where !== null && isTold(where, is) ? null : where,
    group: hash('sha256', JSON.stringify([change.group, was, is])).slice(0, 16),
  };
}
