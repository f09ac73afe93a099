import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyModule } from '../lib/lazyModule.ts';
import { reloadOnce } from './reloadOnce.ts';
import { Island, type IslandProps } from './Island.tsx';

jest.mock('./reloadOnce.ts');

function Counter() {
  const [clicks, setClicks] = useState(0);
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      Clicked {clicks} times
    </button>
  );
}

type Part = IslandProps['part'];
type Load = Part['load'];

const counter: Load = () => Promise.resolve({ default: Counter });
const alone = (part: Part): ReactNode => <Island part={part} />;

let comeNear: () => void;
const observed: Element[] = [];
const roots: Root[] = [];

/** Hydrates a page with a prerendered island. `load` loads its code. */
function openPage(load: Load, page = alone) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page({ ...lazyModule(counter), loaded: { default: Counter } }));
  document.body.replaceChildren(container);
  const mistakes: unknown[] = [];
  act(() => {
    roots.push(hydrateRoot(container, page(lazyModule(load)), { onRecoverableError: (error) => mistakes.push(error) }));
  });
  const button = container.querySelector('button');
  if (!button) throw new Error('Nothing was prerendered.');
  return { button, container, mistakes };
}

const settle = (action: () => void) =>
  act(async () => {
    action();
    await Promise.resolve();
  });

beforeEach(() => {
  observed.length = 0;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = {
      observe: (element: Element) => void observed.push(element),
      disconnect: () => void observed.splice(0),
    } as unknown as IntersectionObserver;
    comeNear = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    return observer;
  });
});
afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

test('after a failed load the text stays, and the next event retries', async () => {
  const load = jest.fn(counter).mockRejectedValueOnce(new Error('offline'));
  const { button } = openPage(load);
  await settle(comeNear);
  expect(button.isConnected).toBe(true);
  expect(reloadOnce).not.toHaveBeenCalled();
  await settle(comeNear);
  act(() => button.click());
  expect(button.textContent).toBe('Clicked 1 times');
});

test('keeps its HTML when the page around it renders again', async () => {
  function Page({ part }: { part: Part }) {
    const [count, setCount] = useState(0);
    return (
      <main data-count={count}>
        <a href="#more" onClick={() => setCount(count + 1)}>
          More
        </a>
        <Island part={part} />
      </main>
    );
  }
  const { button, container, mistakes } = openPage(counter, (part) => <Page part={part} />);
  act(() => container.querySelector('a')?.click());
  expect(container.querySelector('main')?.dataset.count).toBe('1');
  expect(container.querySelector('button')).toBe(button);
  await settle(comeNear);
  expect(container.querySelector('button')).toBe(button);
  expect(mistakes).toEqual([]);
});

test('without prerendered HTML, the document is reloaded if its code cannot be loaded', async () => {
  const root = createRoot(document.createElement('div'));
  roots.push(root);
  await settle(() => root.render(<Island part={lazyModule(() => Promise.reject(new Error('404')))} />));
  expect(reloadOnce).toHaveBeenCalledTimes(1);
});

test('stops watching when it is unmounted before its code has loaded', async () => {
  const { button } = openPage(() => new Promise(() => undefined));
  await settle(() => button.click());
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  expect(button.hasAttribute('aria-busy')).toBe(false);
  window.dispatchEvent(new Event('scroll'));
  expect(observed).toEqual([]);
});
