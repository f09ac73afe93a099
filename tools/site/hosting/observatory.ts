import type { Header } from './headers.ts';

/**
 * How Mozilla's HTTP Observatory scores one response over HTTPS:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, the figures as in `src/grader/charts.js` and the
 * conditions as in `src/analyzer/tests` of github.com/mdn/mdn-http-observatory (read in November 2026). Left out is what headers
 * cannot change: no cookies, no third-party scripts in the HTML, HTTP redirected to HTTPS, not in the browsers' preload list.
 * Those are worth nothing, or at most five points more.
 */
const RULES = {
  'content-security-policy': {
    'none, nothing unsafe, default-src none': 10,
    'nothing unsafe': 5,
    'unsafe styles': 0,
    'images or media over HTTP': -10,
    'unsafe-eval': -10,
    'unsafe scripts or plug-ins': -20,
    'something over HTTP': -20,
    missing: -25,
  },
  'referrer-policy': { private: 5, missing: 0, unsafe: -5 },
  'strict-transport-security': { 'six months': 0, short: -10, missing: -20 },
  'x-content-type-options': { nosniff: 0, missing: -5 },
  'x-frame-options': { 'by frame-ancestors': 5, 'by the header': 0, missing: -20 },
  'cross-origin-resource-policy': { 'same origin or site': 10, open: 0, missing: 0, invalid: -5 },
} as const;

/** Bonus points above 100 are only given to sites that have this many without them. */
const EXTRA_FROM = 90;
const SIX_MONTHS_S = 15_768_000;

const BROAD = /^(\*|ftp:|https?:|https?:\/\/\*(\.\*)?)$/;
const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:';
const isPlain = (source: string) => /^(http|ftp):/.test(source);
const isProof = (source: string) => /^'(sha(256|384|512)|nonce)-/.test(source);

function policyVerdict(policy: string | undefined): keyof (typeof RULES)['content-security-policy'] {
  const directives = new Map(
    (policy ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const),
  );
  if (directives.size === 0) return 'missing';
  const fallback = directives.get('default-src');
  const sourcesOf = (name: string) => {
    const sources = directives.get(name) ?? fallback ?? ['*'];
    // Browsers that support hashes ignore it.
    return sources.some(isProof) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const isPassive = (name: string) => name === 'img-src' || name === 'media-src';
  const active = [...directives].filter(([name]) => !isPassive(name)).flatMap(([, sources]) => sources);

  const scripts = sourcesOf('script-src');
  const styles = sourcesOf('style-src');
  if (scripts.some((source) => BROAD.test(source) || isInline(source))) return 'unsafe scripts or plug-ins';
  if (sourcesOf('object-src').some((source) => BROAD.test(source))) return 'unsafe scripts or plug-ins';
  if (active.some(isPlain)) return 'something over HTTP';
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'unsafe-eval';
  if (['img-src', 'media-src'].flatMap((name) => directives.get(name) ?? fallback ?? []).some(isPlain))
    return 'images or media over HTTP';
  if (styles.some((source) => BROAD.test(source) || isInline(source))) return 'unsafe styles';
  return fallback?.join(' ') === "'none'" ? 'none, nothing unsafe, default-src none' : 'nothing unsafe';
}

function framingVerdict(policy = '', header = ''): keyof (typeof RULES)['x-frame-options'] {
  const ancestors = /(?:^|;)\s*frame-ancestors\s+([^;]*)/.exec(policy)?.[1]?.trim().split(/\s+/);
  if (ancestors && !ancestors.some((source) => BROAD.test(source))) return 'by frame-ancestors';
  return /^(deny|sameorigin)$/i.test(header.trim()) ? 'by the header' : 'missing';
}

function transportVerdict(value: string | undefined): keyof (typeof RULES)['strict-transport-security'] {
  const seconds = /max-age=(\d+)/i.exec(value ?? '')?.[1];
  if (seconds === undefined) return 'missing';
  return Number(seconds) >= SIX_MONTHS_S ? 'six months' : 'short';
}

function referrerVerdict(value: string | undefined): keyof (typeof RULES)['referrer-policy'] {
  if (value === undefined) return 'missing';
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 'private' : 'unsafe';
}

function resourceVerdict(value: string | undefined): keyof (typeof RULES)['cross-origin-resource-policy'] {
  if (value === undefined) return 'missing';
  if (value === 'cross-origin') return 'open';
  return /^same-(origin|site)$/.test(value) ? 'same origin or site' : 'invalid';
}

/** The Observatory's score of a page with these headers. */
export function observatoryScore(headers: readonly Header[]): number {
  const all = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
  const policy = all.get('content-security-policy');
  const points: readonly number[] = [
    RULES['content-security-policy'][policyVerdict(policy)],
    RULES['referrer-policy'][referrerVerdict(all.get('referrer-policy'))],
    RULES['strict-transport-security'][transportVerdict(all.get('strict-transport-security'))],
    RULES['x-content-type-options'][all.get('x-content-type-options') === 'nosniff' ? 'nosniff' : 'missing'],
    RULES['x-frame-options'][framingVerdict(policy, all.get('x-frame-options'))],
    RULES['cross-origin-resource-policy'][resourceVerdict(all.get('cross-origin-resource-policy'))],
  ];
  const sum = (isCounted: (point: number) => boolean) => points.filter(isCounted).reduce((total, point) => total + point, 0);
  const base = Math.max(0, 100 + sum((point) => point < 0));
  return base >= EXTRA_FROM ? base + sum((point) => point > 0) : base;
}
