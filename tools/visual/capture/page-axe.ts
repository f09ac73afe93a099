/** Runs in the page: axe on the story and on what it put elsewhere in the body. Sent to the page as text. */
import type { AxeRequest, GateWindow } from './page-types.ts';
import type { Problem } from '../report-types.ts';

export function installAxe(): void {
  const gate: GateWindow = window;
  if (window.top !== window) return;

  const storyElements = (): Element[] =>
    [...document.body.children].filter(
      (element) => !element.matches('script, style, link, noscript, template, #storybook-docs, [class^="sb-"], [hidden]'),
    );

  const axe = async ({ tags, rules }: AxeRequest): Promise<Problem[]> => {
    if (gate.axe === undefined) throw new Error('axe is not in the page.');
    // A story is a part of a page, so not everything in it can be inside a landmark. A story may switch it on.
    const all = [{ id: 'region', enabled: false }, ...rules];
    const switches = all.filter((rule): rule is { id: string; enabled: boolean } => typeof rule.enabled === 'boolean');
    gate.axe.reset();
    gate.axe.configure({ rules: all });
    const { violations } = await gate.axe.run(
      { include: storyElements() },
      {
        runOnly: { type: 'tag', values: tags },
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

  gate.__visualGateAxe = { axe };
}
