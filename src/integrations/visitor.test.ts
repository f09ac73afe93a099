import { act, renderHook } from '@testing-library/react';
import { forgetVisitor, rememberVisitor, useKnownVisitor } from './visitor.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '(713) 555-0142' };

test('returns name, email and phone of the last form, and nothing else', () => {
  rememberVisitor({ ...ada, businessName: 'Lakeside' } as typeof ada);
  const { result, rerender } = renderHook(useKnownVisitor);
  expect(result.current).toEqual(ada);
  act(() => rememberVisitor({ ...ada, name: 'Grace Hopper' }));
  rerender();
  expect(result.current?.name).toBe('Grace Hopper');
});

test('is a stranger again after the booking', () => {
  rememberVisitor(ada);
  forgetVisitor();
  expect(renderHook(useKnownVisitor).result.current).toBeUndefined();
});

test('ignores a stored record of another shape', () => {
  sessionStorage.setItem('visitor', JSON.stringify({ ...ada, email: 7 }));
  expect(renderHook(useKnownVisitor).result.current).toBeUndefined();
});
