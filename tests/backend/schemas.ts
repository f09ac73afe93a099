import { ValidationError, type AnyObjectSchema, type ObjectSchema, type SchemaDescription } from 'yup';
import { applicant } from '../../mocks/fixtures/application.ts';
import { applicationSchema } from '../../supabase/functions/_shared/applicationBody.ts';
import { applicationFieldsSchema } from '../../supabase/functions/_shared/applicationSchema.ts';
import { contactSchema } from '../../supabase/functions/_shared/contactSchema.ts';
import { leadSchema } from '../../supabase/functions/_shared/leadBody.ts';
import { application, lead, message } from './helpers.ts';

/** The schema of each function, and of the application's form, with a valid body. */
export const schemas = {
  lead: { schema: leadSchema, body: { ...lead, elapsedMs: 0 } },
  message: { schema: contactSchema, body: { ...message, elapsedMs: 0 } },
  application: { schema: applicationSchema, body: { ...application, elapsedMs: 0 } },
  'application form': { schema: applicationFieldsSchema, body: applicant },
} satisfies Record<string, { schema: AnyObjectSchema; body: object }>;

export type SchemaName = keyof typeof schemas;
export const schemaNames = Object.keys(schemas) as SchemaName[];

/** The words of the errors that several fields share. */
export const words = {
  agreement: 'Agreement Required: Please complete all required agreements before submitting your application.',
  email: 'Please enter a valid email address',
  video: 'Loom Video Required: Please provide a valid Loom video link. Visit loom.com to create your video.',
  name: 'Name must be at least 2 characters',
  phone: 'Please enter a valid phone number',
  salary: 'Please enter your monthly salary expectation',
  address: 'Please enter a web address, such as linkedin.com/in/your-name',
};

/** The values that a schema returns for a changed body, or its errors. */
export async function check(name: SchemaName, change: object): Promise<Record<string, unknown> | string[]> {
  const { schema, body } = schemas[name] as { schema: AnyObjectSchema; body: object };
  try {
    return (await schema.validate({ ...body, ...change }, { abortEarly: false })) as Record<string, unknown>;
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    return cause.inner.map(({ path, message: text }) => `${path}: ${text}`);
  }
}

const descriptionsOf = (schema: ObjectSchema<object>) => schema.describe().fields as Record<string, SchemaDescription>;

/** The fields that are choices, with what they offer. */
export function choicesOf(schema: ObjectSchema<object>): { field: string; values: string[]; isOptional: boolean }[] {
  const choices = Object.entries(descriptionsOf(schema)).map(([field, { oneOf, optional }]) => {
    const values = oneOf.filter((value): value is string => typeof value === 'string' && value !== '');
    return { field, values, isOptional: optional };
  });
  return choices.filter(({ values }) => values.length > 0);
}

/** Another text that a field takes; of a choice its last. */
export const anotherOf = (schema: ObjectSchema<object>, name: string): string =>
  choicesOf(schema)
    .find(({ field }) => field === name)
    ?.values.at(-1) ?? 'Another';
