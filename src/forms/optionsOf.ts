import type { SelectOption } from '../components/Select.tsx';

/** The options of a choice in the order of its schema's values, each of which needs a label. A label without a value is an error. */
export const optionsOf = <Value extends string, Labels extends Readonly<Record<NoInfer<Value>, string>>>(
  values: readonly Value[],
  labels: Labels & Readonly<Record<Exclude<keyof Labels, NoInfer<Value>>, never>>,
): SelectOption[] => values.map((value) => ({ value, label: labels[value] }));
