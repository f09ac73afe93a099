import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useNow } from './useNow.ts';

const BUILT = Date.parse('2026-11-21T09:30:00Z');
const VISITED = Date.parse('2027-06-01T12:00:20Z');

const toMinute = (now: number) => `${new Date(now).toISOString().slice(0, 16)}Z`;

function Clock({ given, read = toMinute }: { given?: number; read?: (now: number) => string }) {
  const result = useNow(read, given);
  seen.push(result);
  return <time>{result}</time>;
}

let seen: string[] = [];

beforeEach(() => {
  seen = [];
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useFakeTimers({ now: VISITED, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout'] });
  document.head.innerHTML = `<meta name="prerendered-at" content="${new Date(BUILT).toISOString()}">`;
  document.body.innerHTML = '<div></div>';
});

afterEach(() => jest.useRealTimers());

const container = () => document.body.querySelector('div') as HTMLElement;

test('hydrates an old page with its own time and then shows the current time', () => {
  jest.setSystemTime(BUILT);
  container().innerHTML = renderToString(<Clock />);
  jest.setSystemTime(VISITED);
  seen = [];
  const onRecoverableError = jest.fn();
  act(() => void hydrateRoot(container(), <Clock />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(seen[0]).toBe('2026-11-21T09:30Z');
  expect(container().textContent).toBe('2027-06-01T12:00Z');
});

test('a page after a navigation shows the current time immediately', () => {
  act(() => createRoot(container()).render(<Clock />));
  expect(seen).toEqual(['2027-06-01T12:00Z']);
});
