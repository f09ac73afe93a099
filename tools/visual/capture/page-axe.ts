/** Runs axe in the page, on the story and on what it added elsewhere in the body. Sent to the page as text. */
import type { GateWindow, PageRuntime } from './page-types.ts';

export function installAxe(): void {
  const gate: GateWindow = window;
  const watch = gate.__visualGateWatch;
  if (watch === undefined) return;
  const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

  const storyElements = (): Element[] =>
    [...document.body.children].filter(
      (element) => !element.matches('script, style, link, noscript, template, [hidden]') && !watch.isStorybooks(element),
    );

  const axe: PageRuntime['axe'] = async (rules) => {
    if (gate.axe === undefined) throw new Error('axe is not in the page.');
    // A story is a part of a page, so not everything in it can be inside a landmark. A story may switch it on.
    const all: Record<string, unknown>[] = [{ id: 'region', enabled: false }, ...rules];
    const switches = all.filter((rule): rule is { id: string; enabled: boolean } => typeof rule.enabled === 'boolean');
    gate.axe.reset();
    gate.axe.configure({ rules: all as { id: string }[] });
    const { violations } = await gate.axe.run(
      { include: storyElements() as HTMLElement[] },
      {
        runOnly: { type: 'tag', values: TAGS },
        // Tags alone would run a rule that was switched off.
        rules: Object.fromEntries(switches.map(({ id, enabled }) => [id, { enabled }])),
        resultTypes: ['violations'],
        iframes: false,
      },
    );
    return violations.map(({ id, impact, help, helpUrl, nodes }) => ({
      kind: 'axe' as const,
      message: `${id}: ${help} (${impact ?? 'unrated'}, ${nodes.length} element${nodes.length === 1 ? '' : 's'})`,
      detail: [
        ...nodes
          .slice(0, 5)
          .map((node) => `${node.target.join(' ')}\n  ${node.html.slice(0, 200)}\n  ${node.failureSummary ?? ''}`),
        helpUrl,
      ].join('\n'),
    }));
  };

  gate.__visualGate = { ...gate.__visualGate, axe };
}
