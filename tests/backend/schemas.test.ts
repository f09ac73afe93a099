/** What each field of a form may contain, how long it may be, and the words of its error. The form and its function share the rules. */
import { StringSchema, type AnyObjectSchema } from 'yup';
import { check, choicesOf, schemaNames, schemas, words, type SchemaName } from './schemas.ts';

const video = (length: number) => 'https://loom.com/'.padEnd(length, 'v');
const profile = (length: number) => 'https://linkedin.com/in/'.padEnd(length, 'p');
// Each label of a host name has at most 63 letters.
const address = (length: number) => `a@${`${'b'.repeat(60)}.`.repeat(4)}co`.padStart(length, 'a');
/** Makes a text of a length, for the fields with a format. */
const fills: Record<string, (length: number) => string> = {
  email: address,
  linkedinUrl: profile,
  linkedIn: profile,
  coverLetter: video,
  phone: (length) => '+47 22 12 34 56'.padEnd(length, '-'),
};

/** The greatest length of each text that is typed. */
const longest: Record<SchemaName, Record<string, number>> = {
  lead: {
    name: 120,
    email: 254,
    phone: 40,
    businessName: 160,
    trackingId: 200,
    refId: 200,
    website: 2000,
    turnstileToken: 2048,
  },
  message: {
    firstName: 80,
    lastName: 80,
    email: 254,
    phone: 40,
    businessType: 160,
    message: 5000,
    smsConsentVersion: 40,
    website: 2000,
    turnstileToken: 2048,
  },
  application: {
    position: 120,
    fullName: 161,
    firstName: 80,
    lastName: 80,
    email: 254,
    phone: 40,
    linkedinUrl: 300,
    resumeFileName: 255,
    resumePath: 255,
    resumeFileUrl: 1000,
    coverLetter: 500,
    salaryExpectations: 120,
    additionalInfo: 5000,
    website: 2000,
  },
  'application form': {
    firstName: 80,
    lastName: 80,
    email: 254,
    phone: 40,
    linkedIn: 300,
    coverLetter: 500,
    salary: 120,
  },
};

/** Those that may not be empty, with the error. */
const required: Record<SchemaName, Record<string, string>> = {
  lead: { name: words.name, email: words.email, phone: words.phone },
  message: { firstName: 'Please enter your first name', lastName: 'Please enter your last name', email: words.email },
  application: {
    position: 'Please say which position you’re applying for',
    fullName: 'Please enter your name',
    email: words.email,
    phone: 'Please enter your phone number',
    resumeFileName: 'Please attach your résumé',
    coverLetter: words.video,
    salaryExpectations: words.salary,
  },
  'application form': {
    firstName: 'Please enter your first name',
    lastName: 'Please enter your last name',
    email: words.email,
    phone: 'Please enter your phone number',
    coverLetter: words.video,
    salary: words.salary,
  },
};

const hasLines = new Set(['message', 'additionalInfo']);
/** Fields that are stored as `null` when they are empty. */
const areNullable = new Set(['trackingId', 'refId']);

const containing = (text: string) => expect.arrayContaining([expect.stringContaining(text)]) as string[];

describe.each(schemaNames)('%s', (name) => {
  it('has exactly the fields for typed text that are listed here', () => {
    const fields: AnyObjectSchema['fields'] = schemas[name].schema.fields;
    const choices = choicesOf(schemas[name].schema).map(({ field }) => field);
    const typed = Object.keys(fields).filter((field) => fields[field] instanceof StringSchema && !choices.includes(field));
    expect(typed.sort()).toEqual(Object.keys(longest[name]).sort());
  });

  it.each(Object.entries(longest[name]))('%s, of at most %i characters', async (field, length) => {
    const checkField = (value: unknown) => check(name, { [field]: value });
    const fill = fills[field] ?? ((characters: number) => 'x'.repeat(characters));
    expect(await checkField(` ${fill(length)}\t`)).toMatchObject({ [field]: fill(length) });
    expect(await checkField(fill(length + 1))).toEqual(containing(`must be at most ${length} characters`));

    expect(await checkField({ toString: 'text' })).toEqual(containing('must be text'));
    const unusable = containing('contains characters that cannot be used');
    for (const inside of ['\0', '\u001b', '\ud800']) expect(await checkField(`${fill(30)}${inside}x`)).toEqual(unusable);
    const withBreak = `${fill(30)}\r\n\tx`;
    expect(await checkField(withBreak)).toEqual(hasLines.has(field) ? expect.objectContaining({ [field]: withBreak }) : unusable);

    const error = required[name][field];
    for (const nothing of ['  ', '\u200b\u2060', null, undefined]) {
      const result = await checkField(nothing);
      if (error) expect(result).toContain(`${field}: ${error}`);
      else expect(result).toMatchObject({ [field]: areNullable.has(field) ? null : '' });
    }
  });
});

describe.each(schemaNames.filter((name) => choicesOf(schemas[name].schema).length > 0))('%s', (name) => {
  it.each(choicesOf(schemas[name].schema))('$field, one of $values', async ({ field, values, isOptional }) => {
    const checkField = (value: unknown) => check(name, { [field]: value });
    for (const value of values) expect(await checkField(` ${value}\t`)).toMatchObject({ [field]: value });
    const unlisted = containing(`${field}: Please choose one of the answers`);
    for (const value of ['Another', `${values[0]}x`, 'x'.repeat(121)]) expect(await checkField(value)).toEqual(unlisted);
    expect(await checkField({ toString: 'text' })).toEqual(containing('must be text'));
    for (const nothing of ['  ', '\u200b\u2060', null, undefined]) {
      const result = await checkField(nothing);
      if (isOptional) expect(result).toMatchObject({ [field]: '' });
      else expect(result).toEqual([expect.stringMatching(`^${field}: Please `)]);
    }
  });
});

describe('a checkbox that must be checked', () => {
  it.each([
    ['message', 'smsConsent', 'Please check the box to agree to text messages'],
    ['application', 'agreesToTerms', words.agreement],
    ['application form', 'agreement', words.agreement],
    ['application form', 'cultureIndexAgreement', words.agreement],
  ] as const)('%s: %s', async (name, field, said) => {
    for (const value of [false, undefined, null, 'true', 1]) {
      expect(new Set((await check(name, { [field]: value })) as string[])).toEqual(new Set([`${field}: ${said}`]));
    }
  });
});

describe('how long a form took', () => {
  it.each(['lead', 'message', 'application'] as const)('%s', async (name) => {
    expect(await check(name, { elapsedMs: -1 })).toEqual(['elapsedMs: Fill time must not be negative']);
    expect(await check(name, { elapsedMs: '7' })).toEqual(['elapsedMs: Fill time must be a number']);
    expect(await check(name, { elapsedMs: undefined })).toHaveProperty('email');
  });
});

describe('the shortest values of a lead', () => {
  it.each([
    ['name', 'Jo', []],
    ['name', 'J', [`name: ${words.name}`]],
    ['phone', '+123456789', []],
    ['phone', '123456789', [`phone: ${words.phone}`]],
  ])('%s %j', async (field, value, errors) => {
    const result = await check('lead', { [field]: value });
    expect(Array.isArray(result) ? result : []).toEqual(errors);
  });
});
