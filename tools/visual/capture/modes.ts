/**
 * Reads Chromatic's own story parameters, so that one set of parameters drives both Chromatic and this gate.
 *
 * Parameters come out of a page as plain JSON of unknown shape; everything is checked here once, and a value that
 * cannot be understood is an error with the story's name in it rather than a silent default.
 */
import type { ModeSettings, Size } from '../report-types.ts';
import { settings } from '../settings.ts';

export type StoryChecks = ReturnType<typeof resolveChecks>;

type Dictionary = Record<string, unknown>;

const DEFAULT_WIDTH = 1440;
const ALWAYS_IGNORED = ['.chromatic-ignore', '[data-chromatic="ignore"]'];

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const dictionary = (value: unknown): Dictionary => (isDictionary(value) ? value : {});

/** Reads an optional parameter. Throws when it is present and invalid. */
function optional<T>(value: unknown, fallback: T, isValid: (given: unknown) => boolean, rule: string): T {
  if (value === undefined || value === null) return fallback;
  if (isValid(value)) return value as T;
  throw new Error(`${rule}, not ${JSON.stringify(value)}`);
}

const isString = (value: unknown): boolean => typeof value === 'string';

const strings = (value: unknown, what: string): string[] =>
  optional(value, [], (given) => Array.isArray(given) && given.every(isString), `${what} must be a list of strings`);

function numberTo(value: unknown, most: number, what: string): number {
  const isBetween = (given: unknown): boolean => typeof given === 'number' && given >= 0 && given <= most;
  return optional(value, 0, isBetween, `${what} must be between 0 and ${most}`);
}

const oneOf = <T extends string>(value: unknown, allowed: readonly [T, ...T[]], what: string): T =>
  optional(value, allowed[0], (given) => allowed.some((item) => item === given), `${what} must be one of ${allowed.join(', ')}`);

/** The height of a usual device of this width, which 100vh and fixed dialogs need. */
function usualHeight(width: number): number {
  if (width < 600) return 740;
  if (width < 1100) return 1024;
  return 900;
}

const pixels = (value: unknown): number | null => {
  const [, digits] = /^(\d+)(?:px)?$/.exec(String(value).trim()) ?? [];
  return Number(digits) > 0 ? Number(digits) : null;
};

/** A width, a size, or the name of a viewport of Storybook's own parameter. */
export function resolveViewport(value: unknown, parameters: Dictionary = {}): Size {
  const { options, viewports } = dictionary(parameters.viewport);
  const { styles } = dictionary({ ...dictionary(viewports), ...dictionary(options) }[String(value)]);
  const given = [styles, value].find(isDictionary) ?? { width: value ?? undefined };
  const width = given.width === undefined ? DEFAULT_WIDTH : pixels(given.width);
  if (width === null) throw new Error(`viewport ${JSON.stringify(value)} is neither a width nor the name of a viewport`);
  const height = given.height === undefined ? usualHeight(width) : pixels(given.height);
  if (height === null) throw new Error(`viewport ${JSON.stringify(value)} has a height that is not in pixels`);
  return { width, height };
}

/** A mode's own media settings win over the story's. */
export function resolveMode(name: string, mode: Dictionary = {}, parameters: Dictionary = {}): ModeSettings {
  const { viewport, media, prefersReducedMotion, forcedColors, ...globals } = mode;
  delete globals.disable;
  const story = dictionary(parameters.chromatic);
  return {
    name,
    viewport: resolveViewport(viewport, parameters),
    media: oneOf(media ?? story.media, ['screen', 'print'], 'media'),
    reducedMotion: oneOf(prefersReducedMotion ?? story.prefersReducedMotion, ['reduce', 'no-preference'], 'prefersReducedMotion'),
    forcedColors: oneOf(forcedColors ?? story.forcedColors, ['none', 'active'], 'forcedColors'),
    globals,
    forced: null,
  };
}

/** Pseudo-classes that the browser forces, by the name that is added to the mode's. */
const FORCED_STATES: Record<string, string[]> = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
  active: ['hover', 'active'],
};

export function resolveModes(parameters: Dictionary): ModeSettings[] {
  const named = Object.entries(dictionary(dictionary(parameters.chromatic).modes))
    .map(([name, mode]) => ({ name, mode: dictionary(mode) }))
    // A story leaves an inherited mode by `{ disable: true }`.
    .filter(({ mode }) => mode.disable !== true);
  const known = named.length === 0 ? [{ name: 'default', mode: {} }] : named;
  const modes = known.map(({ name, mode }) => resolveMode(name, mode, parameters));
  // `visual.interactive` selects an element that also gets a screenshot in each forced state, in the story's first mode.
  const interactive = dictionary(parameters.visual).interactive;
  const selector = optional<string | null>(interactive, null, isString, 'visual.interactive must be a selector');
  const [first] = modes;
  if (selector === null || first === undefined) return modes;
  const forced = Object.entries(FORCED_STATES).map(([state, pseudoClasses]) => ({
    ...first,
    name: `${first.name} ${state}`,
    forced: { selector, pseudoClasses },
  }));
  return [...modes, ...forced];
}

/** @param defaults parameters of every story that does not set them itself, from the project's settings */
export function resolveChecks(value: unknown, defaults: Record<string, Dictionary> = settings.parameters) {
  const own = dictionary(value);
  const withDefaults = (name: string): Dictionary => ({ ...defaults[name], ...dictionary(own[name]) });
  const [chromatic, visual, a11y] = ['chromatic', 'visual', 'a11y'].map(withDefaults) as [Dictionary, Dictionary, Dictionary];
  const { rules } = dictionary(a11y.config);
  const allowConsole = strings(visual.allowConsole, 'visual.allowConsole');
  for (const source of allowConsole) new RegExp(source);
  return {
    snapshot: chromatic.disableSnapshot !== true,
    modes: resolveModes({ chromatic, visual, viewport: withDefaults('viewport') }),
    /** Milliseconds to wait after the story is ready. */
    delay: numberTo(chromatic.delay, 15_000, 'delay'),
    /** 0, which is exact, unless the story sets it. */
    diffThreshold: numberTo(chromatic.diffThreshold, 1, 'diffThreshold'),
    ignoreSelectors: [...ALWAYS_IGNORED, ...strings(chromatic.ignoreSelectors, 'ignoreSelectors')],
    pauseAnimationAtEnd: chromatic.pauseAnimationAtEnd !== false,
    cropToViewport: chromatic.cropToViewport === true,
    /** Sources of regular expressions; matching console output and failed requests are expected. */
    allowConsole,
    a11y: {
      disabled: a11y.disable === true || a11y.test === 'off',
      /** Violations are noted and do not fail. */
      todo: a11y.test === 'todo',
      /** Passed to `axe.configure`: the same shape as the accessibility addon's `config.rules`. */
      rules: Array.isArray(rules) ? rules.filter(isDictionary) : [],
    },
  };
}
