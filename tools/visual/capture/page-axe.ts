/** Runs axe in the page, on the story and on what it added elsewhere in the body. */
import type axeCore from 'axe-core';
import type { Problem } from '../types.ts';
import type { PageWatch } from './page-watch.ts';

export function axeFunctions(watch: PageWatch) {
  /** What a forced state can violate. */
  const STYLE_RULES = ['color-contrast', 'link-in-text-block'];
  const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

  const storyElements = (): Element[] =>
    [...document.body.children].filter(
      (element) => !element.matches('script, style, link, noscript, template, [hidden]') && !watch.isStorybooks(element),
    );

  /** @param rules as in the accessibility addon's `config.rules` */
  const axe = async (rules: Record<string, unknown>[], isForced: boolean): Promise<Problem[]> => {
    const runner = (window as unknown as { axe: typeof axeCore }).axe;
    // A story is a part of a page, so not everything in it can be inside a landmark. A story may switch it on.
    const all: Record<string, unknown>[] = [{ id: 'region', enabled: false }, ...rules];
    const switches = all.filter((rule): rule is { id: string; enabled: boolean } => typeof rule.enabled === 'boolean');
    runner.reset();
    runner.configure({ rules: all as { id: string }[] });
    const { violations } = await runner.run(
      { include: storyElements() as HTMLElement[] },
      {
        runOnly: isForced ? { type: 'rule', values: STYLE_RULES } : { type: 'tag', values: TAGS },
        // Tags alone would run a rule that was switched off.
        rules: Object.fromEntries(switches.map(({ id, enabled }) => [id, { enabled }])),
        resultTypes: ['violations'],
        iframes: false,
      },
    );
    return violations.map(({ id, impact, help, helpUrl, nodes }) => ({
      kind: 'axe',
      message: `${id}: ${help} (${impact ?? 'unrated'}, ${nodes.length} element${nodes.length === 1 ? '' : 's'})`,
      detail: [
        ...nodes
          .slice(0, 5)
          .map(({ target, html, failureSummary = '' }) => [target.join(' '), html.slice(0, 200), failureSummary].join('\n  ')),
        helpUrl,
      ].join('\n'),
    }));
  };

  return { axe };
}
