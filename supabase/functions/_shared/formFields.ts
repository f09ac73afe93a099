/** What a form's schema says about its fields. Shared by the browser and the functions: nothing here may depend on a runtime. */

/** The values of a schema's fields and no others, in the schema's order, so that the same values are always the same JSON. */
export function pickFields<Name extends string, Values extends Record<Name, unknown>>(
  { fields }: { fields: Record<Name, unknown> },
  values: Values,
): Pick<Values, Name> {
  const names = Object.keys(fields) as Name[];
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>;
}

/** The columns in which fields are stored: `businessName` in `business_name`, and an empty text as null. */
export function columnsOf<Value>(fields: Record<string, Value>): Record<string, Value | null> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [columnNamed(name), value === '' ? null : value]));
}

const columnNamed = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
