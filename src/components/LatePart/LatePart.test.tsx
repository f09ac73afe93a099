import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { latePart, type LatePart as Part } from '../../lib/latePart';
import { reloadOnce } from '../../lib/reloadOnce';
import { LatePart } from './LatePart';

jest.mock('../../lib/reloadOnce');

function Counter() {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      Pressed {presses} times
    </button>
  );
}

type Load = Parameters<typeof latePart>[0];

const counter: Load = () => Promise.resolve({ default: Counter });
const alone = (part: Part): ReactNode => <LatePart part={part} />;

let comeNear: () => void;
const observed: Element[] = [];
const roots: Root[] = [];

/** A page whose part is prerendered, as a browser gets it; `load` is what happens when its code is asked for. */
function openPage(load: Load, page = alone) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page({ Loaded: Counter, load: () => Promise.resolve(Counter) }));
  document.body.replaceChildren(container);
  const mistakes: unknown[] = [];
  act(() => {
    roots.push(hydrateRoot(container, page(latePart(load)), { onRecoverableError: (error) => mistakes.push(error) }));
  });
  const button = container.querySelector('button');
  if (!button) throw new Error('Nothing was prerendered.');
  return { button, container, mistakes };
}

const settle = (happen: () => void) =>
  act(async () => {
    happen();
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

test('its code is not asked for before somebody is there and near', async () => {
  const load = jest.fn(counter);
  openPage(load);
  expect(observed).toEqual([]);
  window.dispatchEvent(new Event('scroll'));
  expect(observed).toHaveLength(1);
  expect(load).not.toHaveBeenCalled();
  await settle(comeNear);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was prerendered stays in the document and answers from then on', async () => {
  const { button, container, mistakes } = openPage(counter);
  await settle(comeNear);
  expect(container.querySelector('button')).toBe(button);
  act(() => button.click());
  expect(button.textContent).toBe('Pressed 1 times');
  expect(observed).toEqual([]);
  expect(mistakes).toEqual([]);
});

test('a press that comes too early is kept, shown as busy, and answered once', async () => {
  let arrive: (module: { default: typeof Counter }) => void = () => undefined;
  // React's development build mentions the mark on the control, which is gone a moment later.
  jest.spyOn(console, 'error').mockImplementation((text) => expect(text).toContain('Extra attributes from the server'));
  const { button, mistakes } = openPage(() => new Promise((resolve) => (arrive = resolve)));
  await settle(() => button.click());
  expect(button.getAttribute('aria-busy')).toBe('true');
  await settle(() => button.click());
  expect(button.textContent).toBe('Pressed 0 times');
  await settle(() => arrive({ default: Counter }));
  expect(button.textContent).toBe('Pressed 1 times');
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(mistakes).toEqual([]);
});

test.each(['pointerover', 'touchstart', 'focusin'])('%s on it asks for its code', async (sign) => {
  const load = jest.fn(counter);
  const { button } = openPage(load);
  await settle(() => button.dispatchEvent(new Event(sign, { bubbles: true })));
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that cannot be loaded: the part reads on, and the next sign asks again', async () => {
  const load = jest.fn(counter).mockRejectedValueOnce(new Error('offline'));
  const { button } = openPage(load);
  await settle(comeNear);
  expect(button.isConnected).toBe(true);
  expect(reloadOnce).not.toHaveBeenCalled();
  await settle(comeNear);
  act(() => button.click());
  expect(button.textContent).toBe('Pressed 1 times');
});

test('a press whose code is gone lets go of the control, and the document is loaded again', async () => {
  const { button } = openPage(() => Promise.reject(new Error('404')));
  await settle(() => button.click());
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(reloadOnce).toHaveBeenCalledTimes(1);
});

test('the page around it may change meanwhile: its HTML stays', async () => {
  function Page({ part }: { part: Part }) {
    const [count, setCount] = useState(0);
    return (
      <main data-count={count}>
        <a href="#more" onClick={() => setCount(count + 1)}>
          More
        </a>
        <LatePart part={part} />
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

describe('where nothing was prerendered', () => {
  function open(load: Load) {
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    const root = createRoot(container);
    roots.push(root);
    return { container, opened: settle(() => root.render(<LatePart part={latePart(load)} />)) };
  }

  test('its code is asked for at once, and shown when it has come', async () => {
    const load = jest.fn(counter);
    const { container, opened } = open(load);
    await opened;
    expect(load).toHaveBeenCalledTimes(1);
    expect(container.textContent).toBe('Pressed 0 times');
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  test('and cannot be loaded, the document is loaded again', async () => {
    await open(() => Promise.reject(new Error('404'))).opened;
    expect(reloadOnce).toHaveBeenCalledTimes(1);
  });
});

test('a part that leaves the page before its code has come is watched no more', async () => {
  const { button, container } = openPage(() => new Promise(() => undefined));
  const clicked = jest.fn();
  button.addEventListener('click', clicked);
  await settle(() => button.click());
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  expect(clicked).not.toHaveBeenCalled();
  document.body.append(button);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(container.textContent).toBe('');
  window.dispatchEvent(new Event('scroll'));
  expect(observed).toEqual([]);
});

test('code that is there already needs no watch', () => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  roots.push(root);
  act(() => root.render(<LatePart part={{ Loaded: Counter, load: () => Promise.reject(new Error('not asked for')) }} />));
  window.dispatchEvent(new Event('scroll'));
  expect(observed).toEqual([]);
  act(() => container.querySelector('button')?.click());
  expect(container.textContent).toBe('Pressed 1 times');
});
