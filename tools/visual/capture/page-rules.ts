/** Runs in the page: reads the style rules that concern the story, and changes them through the CSSOM. */
import type { PageWatch } from './page-watch.ts';

export type PageRule = {
  /** Its number in this list. */
  at: number;
  /** Conditions around it, and its selector with the names of components in the place of generated classes. */
  rule: string;
  /** Its declarations. */
  text: string;
  /** Whether it applies to an element of the page now. */
  applies: boolean;
};

/** Declarations for a rule, by its number. */
export type Edit = { at: number; text: string };

export function rulesFunctions(watch: PageWatch) {
  let rules: { style: CSSStyleDeclaration; text: string }[] = [];
  let edited: typeof rules = [];

  /** Generated class → name of the component. styled-components puts the component's own class before the generated one. */
  const namesOfClasses = (): Map<string, string> => {
    const names = new Map<string, string>();
    const own = /^(.*?)-?sc-[\da-z]+-\d+$/i;
    for (const element of document.querySelectorAll('[class*="sc-"]')) {
      const classes = [...element.classList];
      const components = classes.filter((name) => own.test(name));
      const generated = classes.filter((name) => !own.test(name));
      for (const [at, id] of components.entries()) {
        const name = own.exec(id)?.[1] || id;
        names.set(id, name);
        const of = generated[at];
        if (of !== undefined) names.set(of, name);
      }
    }
    return names;
  };

  /** Whether a selector finds something that is rendered, or would be if it were not hidden itself; pseudo-elements count as theirs. */
  const finds = (selector: string): boolean => {
    const elements = selector
      .replace(/(^|[\s,>+~(])::?(?=(before|after|marker|placeholder|backdrop|selection)\b)/g, '$1*::')
      .replace(/::[-\w]+(\([^)]*\))?|:(before|after|first-line|first-letter)\b/g, '');
    try {
      return [...document.querySelectorAll(elements)].some(({ parentElement: parent }) => {
        if (parent === null || parent.checkVisibility()) return true;
        return getComputedStyle(parent).display === 'contents';
      });
    } catch {
      return true;
    }
  };

  const isForeign = (sheet: CSSStyleSheet): boolean =>
    // Storybook's own styles, and the gate's.
    [...sheet.cssRules].some(({ cssText }) => /\.sb-|\[data-visual-gate|#storybook-/.test(cssText));

  const restore = (): void => {
    for (const { style, text } of edited) style.cssText = text;
    edited = [];
  };

  const listRules = (): PageRule[] => {
    // What an earlier story's visit changed last.
    restore();
    const names = namesOfClasses();
    const found: PageRule[] = [];
    rules = [];
    const read = (parent: CSSStyleSheet | CSSGroupingRule, conditions: string, isOn: boolean, isGenerated: boolean): void => {
      for (const rule of parent.cssRules) {
        if (rule instanceof CSSStyleRule) {
          const classes = [...rule.selectorText.matchAll(/\.([-\w]+)/g)].map(([, name = '']) => name);
          // The page also has rules of components of earlier stories.
          if (isGenerated && classes.length > 0 && !classes.some((name) => names.has(name))) continue;
          const named = rule.selectorText.replace(/\.([-\w]+)/g, (all, name: string) => names.get(name) ?? all);
          const text = rule.style.cssText;
          found.push({ at: rules.length, rule: conditions + named, text, applies: isOn && finds(rule.selectorText) });
          rules.push({ style: rule.style, text });
        } else if (rule instanceof CSSGroupingRule) {
          const condition = rule.cssText.split('{')[0]?.trim() ?? '';
          const isMet =
            (!(rule instanceof CSSMediaRule) || matchMedia(rule.conditionText).matches) &&
            (!(rule instanceof CSSSupportsRule) || CSS.supports(rule.conditionText));
          read(rule, `${conditions}${condition} `, isOn && isMet, isGenerated);
        }
      }
    };
    for (const sheet of document.styleSheets) {
      if (sheet.disabled || isForeign(sheet)) continue;
      const { mediaText } = sheet.media;
      const isGenerated = (sheet.ownerNode as Element | null)?.hasAttribute('data-styled') ?? false;
      read(sheet, mediaText === '' ? '' : `@media ${mediaText} `, mediaText === '' || matchMedia(mediaText).matches, isGenerated);
    }
    return found;
  };

  /** Gives rules these declarations and all others their own, and waits until that is drawn. */
  const editRules = async (edits: readonly Edit[]): Promise<void> => {
    restore();
    for (const { at, text } of edits) {
      const rule = rules[at];
      if (rule === undefined) continue;
      rule.style.cssText = text;
      edited.push(rule);
    }
    await watch.nextFrame();
    if (document.fonts.status === 'loading') await document.fonts.ready;
  };

  return { listRules, editRules };
}
