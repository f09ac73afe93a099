import { forgetCookies } from '../src/integrations/tracker.ts';

/** The current time in every story. */
const NOW = Date.UTC(2026, 10, 20, 15, 0, 0);

const RealDate = globalThis.Date;

/** `new Date()` and `Date.now()` are frozen; dates with arguments are not. */
const FrozenDate = new Proxy(RealDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [NOW] : args, newTarget) as Date,
  get: (target, key) => (key === 'now' ? () => NOW : (Reflect.get(target, key) as unknown)),
});

/** A small generator of numbers in [0, 1) that starts over for each story. */
function seededRandom(): () => number {
  let state = 0x2545f491;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const REDUCED = '(prefers-reduced-motion: reduce)';
/** Takes its place in the styles of a story that stands still. */
const ALWAYS = '(min-width: 0px)';
const matchMedia = globalThis.matchMedia?.bind(globalThis);

/** A story stands still, as it is compared, unless it asks for motion: it goes on showing what it is named after. */
export const standsStill = ({ chromatic }: { chromatic?: { prefersReducedMotion?: string } }): boolean =>
  chromatic?.prefersReducedMotion !== 'no-preference';

/** Applies the styles for reduced motion to everyone, or again only to those who prefer it. */
export function reduceMotion(isStill: boolean) {
  if (matchMedia(REDUCED).matches) return;
  const [from, to] = isStill ? [REDUCED, ALWAYS] : [ALWAYS, REDUCED];
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule instanceof CSSMediaRule) rule.media.mediaText = rule.media.mediaText.replace(from, to);
    }
  }
}

/** Deletes what the story before has stored in this frame. Storybook's own window has another storage (`preview-head.html`). */
function clearStorage() {
  localStorage.clear();
  sessionStorage.clear();
  forgetCookies(/./);
}

/** Fixes everything that could differ between two runs of a story. @returns undoes it */
export function freeze({ parameters }: { parameters: object }): () => void {
  const { random } = Math;
  let uuids = 0;

  globalThis.Date = FrozenDate;
  Math.random = seededRandom();
  // Hides the browser's own, which by an address without HTTPS does not exist.
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String((uuids += 1)).padStart(12, '0')}`;
  // A story looks the same on a machine without a network.
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
  // Scripts ask it too, such as the one that turns to the next slide.
  if (standsStill(parameters)) globalThis.matchMedia = (query) => matchMedia(query.replace(REDUCED, ALWAYS));
  clearStorage();
  // A field that goes away with the focus gets it back when its form is drawn again. This story is no such form.
  document.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

  return () => {
    globalThis.matchMedia = matchMedia;
    globalThis.Date = RealDate;
    Math.random = random;
    Reflect.deleteProperty(navigator, 'onLine');
    Reflect.deleteProperty(crypto, 'randomUUID');
  };
}
