/**
 * Reads Chromatic's own story parameters, so that one set of parameters drives both Chromatic and this gate. Playwright and the page
 * reject values of a wrong kind when they are applied, and the story fails by it.
 */
import type { ForcedState, ModeSettings, Size } from '../report-types.ts';

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

/** A width, or a size. */
function resolveViewport(value: NonNullable<Mode['viewport']>): Size {
  const { width = DEFAULT_WIDTH, height = usualHeight(width) } = typeof value === 'object' ? value : { width: value };
  return { width, height };
}

/** A mode's own media settings win over the story's. */
export function resolveMode(name: string, mode: Mode = {}, story: Media = {}): ModeSettings {
  const { viewport = DEFAULT_WIDTH, media, prefersReducedMotion, forcedColors, ...globals } = mode;
  delete globals.disable;
  return {
    name,
    viewport: resolveViewport(viewport),
    media: media ?? story.media ?? 'screen',
    reducedMotion: prefersReducedMotion ?? story.prefersReducedMotion ?? 'reduce',
    forcedColors: forcedColors ?? story.forcedColors ?? 'none',
    globals,
    forced: null,
  };
}

function resolveModes({ modes = {}, ...story }: NonNullable<Parameters['chromatic']>): ModeSettings[] {
  // A story leaves an inherited mode by `{ disable: true }`.
  const named = Object.entries(modes).filter(([, mode]) => mode.disable !== true);
  return named.length === 0 ? [resolveMode('default', {}, story)] : named.map(([name, mode]) => resolveMode(name, mode, story));
}

const FORCED_STATES: readonly ForcedState[] = ['hover', 'focus', 'active'];

/** `visual.interactive` selects an element that is also looked at in each state that a pointer or the keyboard gives it. */
export const resolveStates = (mode: ModeSettings, selector: string | null): ModeSettings[] =>
  selector === null
    ? []
    : FORCED_STATES.map((state) => ({ ...mode, name: `${mode.name} ${state}`, forced: { selector, state } }));

/** @param parameters as the page returns them */
export function resolveChecks(parameters: unknown) {
  const { chromatic = {}, visual = {}, a11y = {} } = (parameters ?? {}) as Parameters;
  const unknown = Object.keys(chromatic).find((name) => !KNOWN_PARAMETERS.includes(name));
  if (unknown !== undefined) throw new Error(`the gate does not know the parameter chromatic.${unknown}`);
  return {
    snapshot: chromatic.disableSnapshot !== true,
    modes: resolveModes(chromatic),
    /** Selects the element that is looked at in forced states, too. */
    interactive: visual.interactive ?? null,
    ignoreSelectors: [...ALWAYS_IGNORED, ...(chromatic.ignoreSelectors ?? [])],
    /** Sources of regular expressions; matching console output and failed requests are expected. */
    allowConsole: visual.allowConsole ?? [],
    a11y: {
      disabled: a11y.disable === true || a11y.test === 'off',
      /** Passed to `axe.configure`: the same shape as the accessibility addon's `config.rules`. */
      rules: a11y.config?.rules ?? [],
    },
  };
}
