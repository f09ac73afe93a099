import type { SelectOption } from '../components/Select.tsx';

/** The options of a choice in the order of its schema's values, each of which needs a label. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<NoInfer<Value>, string>>,
): SelectOption[] => values.map((value) => ({ value, label: labels[value] }));
