/** Runs in the page: finds the element that is looked at in forced states, and whether a style depends on the state. */
import type { ForcedState } from '../types.ts';
import type { PageWatch } from './page-watch.ts';

export function forcedFunctions(watch: PageWatch) {
  /** The first element that can be seen. */
  const interactive = (selector: string): Element => {
    const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility() && !watch.isStorybooks(one));
    if (element === undefined) throw new Error(`visual.interactive finds no element that can be seen: ${selector}`);
    return element;
  };

  /** Whether an element matches what stands before a pseudo-class: `nav a` of `nav a:hover::after`. */
  const isSubject = (element: Element, before: string): boolean => {
    const compound = before.slice(before.lastIndexOf(',') + 1);
    try {
      return element.matches(/(^|[\s>+~])$/.test(compound) ? `${compound}*` : compound);
    } catch {
      // The pseudo-class is inside another one: `:has(a:hover)`.
      return true;
    }
  };

  /**
   * Whether any rule of the page gives the element another style in a state. Where none does, a screenshot would show nothing new.
   * `focus` stands for `:focus-visible` and `:focus-within`, too. Where one does, the page moves again, so that motion in the state is
   * seen.
   */
  const prepare = (state: ForcedState, selector: string): boolean => {
    const element = interactive(selector);
    const concerns = (rule: CSSRule): boolean => {
      if (rule instanceof CSSStyleRule) {
        const places = [...rule.selectorText.matchAll(new RegExp(`:${state}\\b`, 'g'))];
        if (places.some(({ index }) => isSubject(element, rule.selectorText.slice(0, index)))) return true;
      }
      return 'cssRules' in rule && [...(rule as CSSGroupingRule).cssRules].some(concerns);
    };
    if (![...document.styleSheets].some((sheet) => [...sheet.cssRules].some(concerns))) return false;
    document.documentElement.removeAttribute('data-visual-gate');
    watch.forgetMotion();
    return true;
  };

  return { interactive, prepare };
}
