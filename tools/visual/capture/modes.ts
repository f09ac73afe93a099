/**
 * Reads Chromatic's own story parameters, so that one set of parameters drives both Chromatic and this gate.
 *
 * Parameters come out of a page as plain JSON of unknown shape; everything is checked here once, and a value that
 * cannot be understood is an error with the story's name in it rather than a silent default.
 */
import type { ModeSettings, Size } from '../report-types.ts';

type A11yChecks = {
  disabled: boolean;
  /** Passed to `axe.configure`: the same shape as the accessibility addon's `config.rules`. */
  rules: Record<string, unknown>[];
};

export type StoryChecks = {
  snapshot: boolean;
  modes: ModeSettings[];
  /** Milliseconds to wait after the story is ready; only where the story asks for it. */
  delay: number;
  /** Only where the story asks for it. Null is exact. */
  diffThreshold: number | null;
  ignoreSelectors: string[];
  pauseAnimationAtEnd: boolean;
  cropToViewport: boolean;
  /** Sources of regular expressions; matching console output and failed requests are expected. */
  allowConsole: string[];
  a11y: A11yChecks;
};

type Dictionary = Record<string, unknown>;

const DEFAULT_WIDTH = 1440;
const DEFAULT_MODE = 'default';
const ALWAYS_IGNORED = ['.chromatic-ignore', '[data-chromatic="ignore"]'];
const MODE_KEYS = new Set(['viewport', 'media', 'prefersReducedMotion', 'forcedColors', 'disable']);

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const dictionary = (value: unknown): Dictionary => (isDictionary(value) ? value : {});

const strings = (value: unknown, what: string): string[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && value.every((item): item is string => typeof item === 'string')) return value;
  throw new Error(`${what} must be a list of strings`);
};

/** A width alone says nothing of the height, but 100vh and fixed dialogs need one: that of a usual device. */
export function usualHeight(width: number): number {
  if (width < 600) return 740;
  if (width < 1100) return 1024;
  return 900;
}

const pixels = (value: unknown): number | null => {
  const match = typeof value === 'string' ? /^(\d+)(px)?$/.exec(value.trim()) : null;
  const number = typeof value === 'number' ? value : Number(match?.[1] ?? Number.NaN);
  return Number.isInteger(number) && number > 0 ? number : null;
};

/** Names of viewports are those of Storybook's own viewport parameter. */
function namedViewport(name: string, parameters: Dictionary): Dictionary | null {
  const { options, viewports } = dictionary(parameters.viewport);
  const found = dictionary(options)[name] ?? dictionary(viewports)[name];
  return isDictionary(found) ? dictionary(found.styles) : null;
}

export function resolveViewport(value: unknown, parameters: Dictionary = {}): Size {
  if (value === undefined || value === null) return { width: DEFAULT_WIDTH, height: usualHeight(DEFAULT_WIDTH) };
  const named = typeof value === 'string' && pixels(value) === null ? namedViewport(value, parameters) : null;
  const given = named ?? (isDictionary(value) ? value : { width: value });
  const width = given.width === undefined ? DEFAULT_WIDTH : pixels(given.width);
  if (width === null) throw new Error(`viewport ${JSON.stringify(value)} is neither a width nor the name of a viewport`);
  const height = given.height === undefined ? usualHeight(width) : pixels(given.height);
  if (height === null) throw new Error(`viewport ${JSON.stringify(value)} has a height that is not in pixels`);
  return { width, height };
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], fallback: T, what: string): T {
  if (value === undefined || value === null) return fallback;
  const found = allowed.find((item) => item === value);
  if (found === undefined) throw new Error(`${what} must be one of ${allowed.join(', ')}, not ${JSON.stringify(value)}`);
  return found;
}

/** A mode's own media settings win over the story's. */
function resolveMode(name: string, mode: Dictionary, chromatic: Dictionary, parameters: Dictionary): ModeSettings {
  const media = (key: string): unknown => mode[key] ?? chromatic[key];
  return {
    name,
    viewport: resolveViewport(mode.viewport, parameters),
    media: oneOf(media('media'), ['screen', 'print'], 'screen', 'media'),
    reducedMotion: oneOf(media('prefersReducedMotion'), ['reduce', 'no-preference'], 'reduce', 'prefersReducedMotion'),
    forcedColors: oneOf(media('forcedColors'), ['active', 'none'], 'none', 'forcedColors'),
    globals: Object.fromEntries(Object.entries(mode).filter(([key]) => !MODE_KEYS.has(key))),
    forced: null,
  };
}

/** Pseudo-classes that the browser is told to force, by the name that is added to the mode's. */
const FORCED_STATES: Record<string, string[]> = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
  active: ['hover', 'active'],
};

/** `visual.interactive`: a selector whose first element is pictured under each forced state too, in the story's first mode. */
function interactiveModes(parameters: Dictionary, first: ModeSettings | undefined): ModeSettings[] {
  const selector = dictionary(parameters.visual).interactive;
  if (selector === undefined || selector === null || first === undefined) return [];
  if (typeof selector !== 'string') throw new Error('visual.interactive must be a selector');
  return Object.entries(FORCED_STATES).map(([state, pseudoClasses]) => ({
    ...first,
    name: `${first.name} ${state}`,
    forced: { selector, pseudoClasses },
  }));
}

export function resolveModes(parameters: Dictionary): ModeSettings[] {
  const modes = plainModes(parameters);
  return [...modes, ...interactiveModes(parameters, modes[0])];
}

function plainModes(parameters: Dictionary): ModeSettings[] {
  const chromatic = dictionary(parameters.chromatic);
  const named = Object.entries(dictionary(chromatic.modes))
    .map(([name, mode]) => ({ name, mode: dictionary(mode) }))
    // A story takes itself out of an inherited mode by `{ disable: true }`.
    .filter(({ mode }) => mode.disable !== true);
  if (named.length === 0) return [resolveMode(DEFAULT_MODE, {}, chromatic, parameters)];
  return named.map(({ name, mode }) => resolveMode(name, mode, chromatic, parameters));
}

function resolveThreshold(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && value >= 0 && value <= 1) return value;
  throw new Error(`diffThreshold must be between 0 and 1, not ${JSON.stringify(value)}`);
}

function resolveDelay(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (typeof value === 'number' && value >= 0 && value <= 15_000) return value;
  throw new Error(`delay must be between 0 and 15000 milliseconds, not ${JSON.stringify(value)}`);
}

function resolveA11y(value: unknown): A11yChecks {
  const a11y = dictionary(value);
  const rules = dictionary(a11y.config).rules;
  return {
    disabled: a11y.disable === true || a11y.test === 'off',
    rules: Array.isArray(rules) ? rules.filter(isDictionary) : [],
  };
}

export function resolveChecks(value: unknown): StoryChecks {
  const parameters = dictionary(value);
  const chromatic = dictionary(parameters.chromatic);
  const allowConsole = strings(dictionary(parameters.visual).allowConsole, 'visual.allowConsole');
  for (const source of allowConsole) new RegExp(source);
  return {
    snapshot: chromatic.disableSnapshot !== true,
    modes: resolveModes(parameters),
    delay: resolveDelay(chromatic.delay),
    diffThreshold: resolveThreshold(chromatic.diffThreshold),
    ignoreSelectors: [...ALWAYS_IGNORED, ...strings(chromatic.ignoreSelectors, 'ignoreSelectors')],
    pauseAnimationAtEnd: chromatic.pauseAnimationAtEnd !== false,
    cropToViewport: chromatic.cropToViewport === true,
    allowConsole,
    a11y: resolveA11y(parameters.a11y),
  };
}
