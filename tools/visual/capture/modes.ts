/**
 * Reads Chromatic's own story parameters, so that one set of parameters drives both Chromatic and this gate. Playwright and the page
 * reject values of a wrong kind when they are applied, and the story fails by it.
 */
import type { ModeSettings, Size } from '../types.ts';

export type StoryChecks = ReturnType<typeof resolveChecks>;

type Media = Partial<Pick<ModeSettings, 'media' | 'forcedColors'>> & { prefersReducedMotion?: ModeSettings['reducedMotion'] };

type Mode = Media & { viewport?: number | Partial<Size>; disable?: boolean } & Record<string, unknown>;

/** The parameters of a story that the gate reads. */
type Parameters = {
  chromatic?: Media & { modes?: Record<string, Mode>; disableSnapshot?: boolean; ignoreSelectors?: string[] };
  visual?: { interactive?: string; allowConsole?: string[] };
  a11y?: { disable?: boolean; test?: string; config?: { rules?: Record<string, unknown>[] } };
};

const DEFAULT_WIDTH = 1440;
const ALWAYS_IGNORED = ['.chromatic-ignore', '[data-chromatic="ignore"]'];
/** Chromatic has others, among them a threshold. A story that sets one must not believe that it counts here. */
const KNOWN_PARAMETERS = ['modes', 'disableSnapshot', 'ignoreSelectors', 'media', 'prefersReducedMotion', 'forcedColors'];

/** The height of a usual device of this width, which 100vh and fixed dialogs need. */
function usualHeight(width: number): number {
  if (width < 600) return 740;
  if (width < 1100) return 1024;
  return 900;
}

/** A mode's own media settings win over the story's. */
export function resolveMode(name: string, mode: Mode = {}, story: Media = {}): ModeSettings {
  const { viewport = DEFAULT_WIDTH, media, prefersReducedMotion, forcedColors, ...globals } = mode;
  const { width = DEFAULT_WIDTH, height = usualHeight(width) } = typeof viewport === 'object' ? viewport : { width: viewport };
  delete globals.disable;
  return {
    name,
    viewport: { width, height },
    media: media ?? story.media ?? 'screen',
    reducedMotion: prefersReducedMotion ?? story.prefersReducedMotion ?? 'reduce',
    forcedColors: forcedColors ?? story.forcedColors ?? 'none',
    globals,
    forced: null,
  };
}

/** @param parameters as the page returns them; @param story its name, for the error that one of them is unknown */
export function resolveChecks(parameters: unknown, story: string) {
  const {
    chromatic = {},
    visual: { interactive: selector, allowConsole = [] } = {},
    a11y = {},
  } = (parameters ?? {}) as Parameters;
  const unknown = Object.keys(chromatic).find((name) => !KNOWN_PARAMETERS.includes(name));
  if (unknown !== undefined) throw new Error(`${story}: the gate does not know the parameter chromatic.${unknown}`);
  // A story leaves an inherited mode by `{ disable: true }`.
  const named = Object.entries(chromatic.modes ?? {}).filter(([, mode]) => mode.disable !== true);
  const modes = named.length === 0 ? ([['default', {}]] as const) : named;
  return {
    snapshot: chromatic.disableSnapshot !== true,
    modes: modes.map(([name, mode]) => resolveMode(name, mode, chromatic)),
    /** `visual.interactive` selects an element that is also looked at in each state that a pointer or the keyboard gives it. */
    forced: selector === undefined ? [] : (['hover', 'focus', 'active'] as const).map((state) => ({ selector, state })),
    ignoreSelectors: [...ALWAYS_IGNORED, ...(chromatic.ignoreSelectors ?? [])],
    /** Sources of regular expressions; matching console output and failed requests are expected. */
    allowConsole,
    a11y: {
      disabled: a11y.disable === true || a11y.test === 'off',
      /** Passed to `axe.configure`: the same shape as the accessibility addon's `config.rules`. */
      rules: a11y.config?.rules ?? [],
    },
  };
}
