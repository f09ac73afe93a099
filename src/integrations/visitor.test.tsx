import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { rememberVisitor, useKnownVisitor } from './visitor.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '(713) 555-0142' };

beforeEach(() => sessionStorage.clear());

test('nobody is known before a form was sent', () => {
  expect(renderHook(useKnownVisitor).result.current).toBeUndefined();
});

test('whoever sent a form is known by name, email and phone, and the same until another does', () => {
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

test.each(['name', 'email', 'phone'])('a record without a text as %s is nobody’s', (field) => {
  sessionStorage.setItem('visitor', JSON.stringify({ ...ada, [field]: 7 }));
  expect(renderHook(useKnownVisitor).result.current).toBeUndefined();
});

test('what is prerendered knows nobody', () => {
  rememberVisitor(ada);
  const Greeting = () => useKnownVisitor()?.name ?? 'nobody';
  expect(renderToString(<Greeting />)).toBe('nobody');
});
