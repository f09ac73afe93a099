import type { SBType, StrictInputType } from 'storybook/internal/types';
import { readableTypes } from './argTypes.ts';

/** The row of one prop in the table of props; undefined if it is not listed. */
function rowOf(argType: Partial<StrictInputType>, initialArgs: Record<string, unknown> = {}) {
  const context = { argTypes: { prop: { name: 'prop', ...argType } }, initialArgs } as unknown as Parameters<
    typeof readableTypes
  >[0];
  return readableTypes(context).prop?.table?.type;
}

const named = (summary: string) => ({ table: { type: { summary } } });

test.each([
  [
    'keyof typeof colorSchemes',
    { name: 'enum' as const, raw: 'keyof typeof colorSchemes', value: ['page', 'raised'] },
    `'page' | 'raised'`,
  ],
  ['numbers', { name: 'enum' as const, raw: '1 | 2', value: [1, 2] }, '1 | 2'],
  ['an optional string', { name: 'union' as const, raw: 'string | undefined', value: [] }, 'string'],
  ['null', { name: 'union' as const, raw: 'number | null', value: [] }, 'number | null'],
])('lists the choices of %s', (_name, type, summary) => {
  expect(rowOf({ type, ...named('union') })).toEqual({ summary });
});

test('shows a long type on demand', () => {
  const raw = '{ label: string; opens: "leadDialog" } & { availableAt?: string }';
  expect(rowOf({ type: { name: 'intersection', raw, value: [] }, ...named('intersection') })).toEqual({
    summary: 'object',
    detail: raw,
  });
});

test('does not change a type that is already clear', () => {
  expect(rowOf({ type: { name: 'string' }, ...named('string') })).toEqual({ summary: 'string' });
});

test('lists a prop that a component only passes on when a story sets it', () => {
  // react-docgen's result for a default without a type.
  const passedOn = { type: { required: false } as SBType, table: { type: { summary: 'unknown' } } };
  expect(rowOf(passedOn)).toBeUndefined();
  expect(rowOf(passedOn, { prop: 'submit' })).toEqual({ summary: 'unknown' });
});
