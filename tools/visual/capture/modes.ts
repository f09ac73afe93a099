/**
 * Reads Chromatic's own story parameters, so that one set of parameters drives both Chromatic and this gate.
 *
 * Parameters come out of a page as plain JSON of unknown shape; everything is checked here once, and a value that
 * cannot be understood is an error with the story's name in it rather than a silent default.
 */
import type { ForcedState, ModeSettings, Size } from '../report-types.ts';

export type StoryChecks = ReturnType<typeof resolveChecks>;

type Dictionary = Record<string, unknown>;

const DEFAULT_WIDTH = 1440;
const ALWAYS_IGNORED = ['.chromatic-ignore', '[data-chromatic="ignore"]'];
/** Chromatic has others, among them a threshold. A story that sets one must not believe that it counts here. */
const KNOWN_PARAMETERS = ['modes', 'disableSnapshot', 'ignoreSelectors', 'media', 'prefersReducedMotion', 'forcedColors'];

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

const oneOf = <T extends string>(value: unknown, allowed: readonly [T, ...T[]], what: string): T =>
  optional(value, allowed[0], (given) => allowed.some((item) => item === given), `${what} must be one of ${allowed.join(', ')}`);

/** The height of a usual device of this width, which 100vh and fixed dialogs need. */
function usualHeight(width: number): number {
  if (width < 600) return 740;
  if (width < 1100) return 1024;
  return 900;
}

/** A width, or a size. */
function resolveViewport(value: unknown = DEFAULT_WIDTH): Size {
  const given = isDictionary(value) ? value : { width: value };
  const width = Number(given.width ?? DEFAULT_WIDTH);
  const height = Number(given.height ?? usualHeight(width));
  if (Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0) return { width, height };
  throw new Error(`viewport must be a width or a size in pixels, not ${JSON.stringify(value)}`);
}

/** A mode's own media settings win over the story's. */
export function resolveMode(name: string, mode: Dictionary = {}, story: Dictionary = {}): ModeSettings {
  const { viewport, media, prefersReducedMotion, forcedColors, ...globals } = mode;
  delete globals.disable;
  return {
    name,
    viewport: resolveViewport(viewport),
    media: oneOf(media ?? story.media, ['screen', 'print'], 'media'),
    reducedMotion: oneOf(prefersReducedMotion ?? story.prefersReducedMotion, ['reduce', 'no-preference'], 'prefersReducedMotion'),
    forcedColors: oneOf(forcedColors ?? story.forcedColors, ['none', 'active'], 'forcedColors'),
    globals,
    forced: null,
  };
}

function resolveModes(chromatic: Dictionary): ModeSettings[] {
  const named = Object.entries(dictionary(chromatic.modes))
    .map(([name, mode]) => ({ name, mode: dictionary(mode) }))
    // A story leaves an inherited mode by `{ disable: true }`.
    .filter(({ mode }) => mode.disable !== true);
  const known = named.length === 0 ? [{ name: 'default', mode: {} }] : named;
  return known.map(({ name, mode }) => resolveMode(name, mode, chromatic));
}

const FORCED_STATES: readonly ForcedState[] = ['hover', 'focus', 'active'];

/** `visual.interactive` selects an element that is also looked at in each state that a pointer or the keyboard gives it. */
export const resolveStates = (mode: ModeSettings, selector: string | null): ModeSettings[] =>
  selector === null
    ? []
    : FORCED_STATES.map((state) => ({ ...mode, name: `${mode.name} ${state}`, forced: { selector, state } }));

export function resolveChecks(value: unknown) {
  const { chromatic, visual, a11y } = Object.fromEntries(
    ['chromatic', 'visual', 'a11y'].map((name) => [name, dictionary(dictionary(value)[name])]),
  ) as Record<'chromatic' | 'visual' | 'a11y', Dictionary>;
  const unknown = Object.keys(chromatic).find((name) => !KNOWN_PARAMETERS.includes(name));
  if (unknown !== undefined) throw new Error(`the gate does not know the parameter chromatic.${unknown}`);
  const allowConsole = strings(visual.allowConsole, 'visual.allowConsole');
  for (const source of allowConsole) new RegExp(source);
  const { rules } = dictionary(a11y.config);
  return {
    snapshot: chromatic.disableSnapshot !== true,
    modes: resolveModes(chromatic),
    /** Selects the element that is looked at in forced states, too. */
    interactive: optional<string | null>(visual.interactive, null, isString, 'visual.interactive must be a selector'),
    ignoreSelectors: [...ALWAYS_IGNORED, ...strings(chromatic.ignoreSelectors, 'ignoreSelectors')],
    /** Sources of regular expressions; matching console output and failed requests are expected. */
    allowConsole,
    a11y: {
      disabled: a11y.disable === true || a11y.test === 'off',
      /** Passed to `axe.configure`: the same shape as the accessibility addon's `config.rules`. */
      rules: Array.isArray(rules) ? rules.filter(isDictionary) : [],
    },
  };
}
