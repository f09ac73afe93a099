/** For the test: asks a tiny page in a real browser, and prints which change of each declaration was noticed in which visit. */
import { launchPinnedBrowser } from '../../shared/browser.ts';
import { ask, type Surface } from './ask.ts';
import { Ledger } from './ledger.ts';
import { installRules, type RuleRuntime } from './page-rules.ts';

type RuleWindow = Window & { __visualCoverage?: RuleRuntime };

const PAGE = `<style>
  body { margin: 0; background: white; }
  .seen { width: 40px; height: 20px; background: navy; transition: color 1s; }
  .seen::after { content: 'x'; color: white; }
  .over { color: red; }
  p.over { color: #333; }
  p:hover { background: teal; }
  .gone { color: red; }
  @media print { .seen { border: 1px solid; } }
  @media (width > 1px) { .hidden { display: none; gap: 3px; } }
</style><div class="seen"></div><p class="over">Text</p><p class="hidden">Hidden</p>`;

const { browser } = await launchPinnedBrowser({ offline: true });
try {
  const tab = await browser.newPage({ viewport: { width: 200, height: 200 } });
  // The TypeScript loader names functions through a helper that does not exist in the page.
  await tab.addInitScript({ content: 'globalThis.__name ??= (target) => target;' });
  await tab.goto('about:blank');
  await tab.setContent(PAGE);
  await tab.evaluate(installRules);
  const surface: Surface = {
    list: () => tab.evaluate(() => (window as RuleWindow).__visualCoverage?.list() ?? []),
    choose: (choices) => tab.evaluate((given) => (window as RuleWindow).__visualCoverage?.choose(given) ?? [], choices),
    look: async (edits) => {
      await tab.evaluate((given) => (window as RuleWindow).__visualCoverage?.apply(given), edits);
      return (await tab.screenshot()).toString('base64');
    },
  };
  const ledger = new Ledger();
  const untouched = await surface.look([]);
  // In the second visit, what was not noticed is asked in a group.
  const isTrue = (await ask(surface, ledger, { visit: 'one' })) && (await ask(surface, ledger, { visit: 'two', careful: true }));
  for (const { rule, property, excluded, applied, mutants } of ledger.entries.values()) {
    const noticed = mutants.map(({ killedBy }) => killedBy ?? '-').join(' ');
    console.log(`${rule} ${property}: ${excluded === null ? noticed : 'excluded'}${applied ? '' : ', does not apply'}`);
  }
  console.log(`the page is what it was: ${String(isTrue && (await surface.look([])) === untouched)}`);
} finally {
  await browser.close();
}
