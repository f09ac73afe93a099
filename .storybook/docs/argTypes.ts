/** Writes out types in the table of props that react-docgen names by their kind alone. */
import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

/** Longer types are shown on demand. */
const LONGEST_TYPE = 60;

const unhelpful = new Set(['union', 'intersection', 'signature']);

/** The type as written in code: `'primary' | 'secondary'`. */
function written(type: SBType): string | undefined {
  if (type.name === 'enum') return type.value.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
  return type.raw?.replace(/^\| /, '').replace(/ \| undefined$/, '');
}

function summaryOf({ type, table }: InputType): { summary: string; detail?: string } | undefined {
  if (typeof type !== 'object') return undefined;
  const { summary = '' } = table?.type ?? {};
  if (!unhelpful.has(summary) && !summary.includes('\n')) return undefined;
  const code = written(type);
  if (code === undefined) return undefined;
  return code.length <= LONGEST_TYPE && !code.includes('\n') ? { summary: code } : { summary: 'object', detail: code };
}

/** Attributes that a component only passes on may have a default, but no type or description. */
const isPassedOn = ({ type, description }: InputType): boolean =>
  (type === undefined || (typeof type === 'object' && !('name' in type))) && !description;

export const readableTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name, argType]) => name in initialArgs || !isPassedOn(argType))
      .map(([name, argType]) => {
        const type = summaryOf(argType);
        return [name, type === undefined ? argType : { ...argType, table: { ...argType.table, type } }];
      }),
  );
