import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { rememberVisitor, useKnownVisitor } from './visitor.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '(713) 555-0142' };

beforeEach(() => sessionStorage.clear());

test('no visitor is known before a form was sent', () => {
  expect(renderHook(useKnownVisitor).result.current).toBeUndefined();
});

test('a visitor who sent a form is known by name, email and phone, and the same until another does', () => {
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

test.each(['name', 'email', 'phone'])('a record without a text as %s names no visitor', (field) => {
  sessionStorage.setItem('visitor', JSON.stringify({ ...ada, [field]: 7 }));
  expect(renderHook(useKnownVisitor).result.current).toBeUndefined();
});

test('what is prerendered knows no visitor', () => {
  rememberVisitor(ada);
  const Greeting = () => useKnownVisitor()?.name ?? 'unknown';
  expect(renderToString(<Greeting />)).toBe('unknown');
});
