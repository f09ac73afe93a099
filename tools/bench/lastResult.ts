import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** More than a ratio varies between runs of the same site. */
const TOLERANCE = 0.1;

const HEADER =
  '# What `npm run bench` measured last: ours / the same pages without JavaScript. Commit it with what made it better or worse.';

/** One line per ratio, such as `/ mobile LCP 1.05`. */
const format = (ratios: ReadonlyMap<string, number>): string =>
  [HEADER, ...[...ratios].map(([name, ratio]) => `${name} ${ratio.toFixed(2)}`), ''].join('\n');

const parse = (text: string): Map<string, number> =>
  new Map([...text.matchAll(/^(\/.*) ([\d.]+)$/gm)].map(([, name = '', ratio]) => [name, Number(ratio)]));

/** Replaces the last result, keeps figures that were not measured now, and returns those that got slower. */
export function replaceLastResult(file: string, ratios: ReadonlyMap<string, number>): string[] {
  const last = existsSync(file) ? parse(readFileSync(file, 'utf8')) : new Map<string, number>();
  writeFileSync(file, format(new Map([...last, ...ratios])));
  return [...ratios].flatMap(([name, ratio]) => {
    const before = last.get(name);
    return before !== undefined && ratio > before + TOLERANCE ? [`${name}: ${before.toFixed(2)} → ${ratio.toFixed(2)}`] : [];
  });
}
