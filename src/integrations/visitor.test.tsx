import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { rememberVisitor, useKnownVisitor } from './visitor.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '(713) 555-0142' };

beforeEach(() => sessionStorage.clear());

test('returns name, email and phone of the last form, and a stable object', () => {
  rememberVisitor({ ...ada, businessName: 'Lakeside' } as typeof ada);
  const { result, rerender } = renderHook(useKnownVisitor);
  const { current } = result;
  expect(current).toEqual(ada);
  expect(sessionStorage.getItem('visitor')).toBe(JSON.stringify(ada));
  rerender();
  expect(result.current).toBe(current);
  act(() => rememberVisitor({ ...ada, name: 'Grace Hopper' }));
  rerender();
  expect(result.current?.name).toBe('Grace Hopper');
});

test('ignores a stored record of another shape', () => {
  sessionStorage.setItem('visitor', JSON.stringify({ ...ada, email: 7 }));
  expect(renderHook(useKnownVisitor).result.current).toBeUndefined();
});

test('returns undefined on the server', () => {
  rememberVisitor(ada);
  const Greeting = () => useKnownVisitor()?.name ?? 'unknown';
  expect(renderToString(<Greeting />)).toBe('unknown');
});
