import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { watchClicks } from '../../startup/clickReplay.ts';
import { LateSections } from './LateSections.tsx';
import { PageSections } from './PageSections.tsx';

declare const globalThis: { IS_REACT_ACT_ENVIRONMENT: boolean };

/** Uses up the five milliseconds of React's task. In what is left of them, it would hydrate the sections before the click. */
function spendTask(): void {
  const end = performance.now() + 10;
  while (performance.now() < end);
}

/** Hydrates two sections, and clicks the second as soon as the page around them is hydrated. @returns what React has rendered then */
async function clickEarly(Sections: (props: { children: ReactNode }) => ReactNode, translation?: string): Promise<string[]> {
  const rendered: string[] = [];
  function Section({ name }: { name: string }) {
    rendered.push(name);
    return (
      <button type="button" onClick={() => rendered.push(`${name} clicked`)}>
        {name}
      </button>
    );
  }
  const page = (onHydrated: () => void) => (
    // A ref, because React calls it before it hydrates the rest.
    <main
      ref={() => {
        onHydrated();
        spendTask();
      }}
    >
      <Sections>
        <Section name="first" />
        <Section name="second" />
      </Sections>
    </main>
  );
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(page(() => undefined));
  rendered.splice(0);
  const button = () => container.querySelectorAll('button')[1];
  if (translation) button()?.replaceChildren(translation);
  // React's test helper would hydrate everything before it returns.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await new Promise<void>((resolve) => hydrateRoot(container, page(resolve), { onRecoverableError: watchClicks() }));
  button()?.click();
  await Promise.resolve();
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  return rendered;
}

test('the later sections of a page are hydrated one by one: a click hydrates only its section', async () => {
  expect(await clickEarly(LateSections)).toEqual(['second', 'second clicked']);
});

test('the first sections of a page are hydrated with it', async () => {
  expect(await clickEarly(PageSections)).toEqual(['first', 'second', 'second clicked']);
});

test('a section that was translated is drawn anew by its first click, which counts', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await clickEarly(LateSections, 'zweiter')).at(-1)).toBe('second clicked');
});
