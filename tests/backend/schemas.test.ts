/** The rules of all fields: what a form accepts, and what its function accepts. */
import { object, string, StringSchema, ValidationError, type AnyObjectSchema } from 'yup';
import { applicationFieldsSchema, applicationSchema } from '../../supabase/functions/_shared/applicationSchema';
import { contactSchema } from '../../supabase/functions/_shared/contactSchema';
import { leadSchema } from '../../supabase/functions/_shared/leadSchema';
import { splitFullName } from '../../supabase/functions/_shared/names';
import { readIdempotencyKey, validate } from '../../supabase/functions/_shared/validate';
import { application, lead, message } from './helpers';

const AGREEMENT = 'Agreement Required: Please complete all required agreements before submitting your application.';
const EMAIL = 'Please enter a valid email address';
const VIDEO = 'Loom Video Required: Please provide a valid Loom video link. Visit loom.com to create your video.';
const NAME = 'Name must be at least 2 characters';
const PHONE = 'Please enter a valid phone number';
const SALARY = 'Please enter your monthly salary expectation';
const ADDRESS = 'Please enter a full web address, beginning with https://';

const formFields = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '1', coverLetter: 'https://loom.com/share/1' },
  ...{ salary: '1', agreement: true, cultureIndexAgreement: true },
};

const schemas = {
  lead: { schema: leadSchema, body: { ...lead, elapsedMs: 0 } },
  message: { schema: contactSchema, body: { ...message, elapsedMs: 0 } },
  application: { schema: applicationSchema, body: { ...application, elapsedMs: 0 } },
  'application form': { schema: applicationFieldsSchema, body: formFields },
} satisfies Record<string, { schema: AnyObjectSchema; body: object }>;
type Name = keyof typeof schemas;
const names = Object.keys(schemas) as Name[];

/** The values that a schema returns for a changed body, or its errors. */
async function check(name: Name, change: object): Promise<Record<string, unknown> | string[]> {
  const { schema, body } = schemas[name] as { schema: AnyObjectSchema; body: object };
  try {
    return (await schema.validate({ ...body, ...change }, { abortEarly: false })) as Record<string, unknown>;
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    return cause.inner.map(({ path, message: text }) => `${path}: ${text}`);
  }
}

type Text = {
  field: string;
  label: string;
  longest: number;
  /** The error when the field is empty; an optional field has none. */
  required?: string;
  /** Null for a field that is stored as `null` when it is empty. */
  empty?: null;
  /** May have several lines. */
  lines?: true;
  /** Makes a text of a length that is valid otherwise. */
  fill?: (length: number) => string;
};

const video = (length: number) => 'https://loom.com/'.padEnd(length, 'v');
const profile = (length: number) => 'https://linkedin.com/in/'.padEnd(length, 'p');
const emailText: Text = {
  ...{ field: 'email', label: 'Email', longest: 254, required: EMAIL },
  // Each label of a host name has at most 63 letters.
  fill: (length) => `a@${`${'b'.repeat(60)}.`.repeat(4)}co`.padStart(length, 'a'),
};
const person: Text[] = [{ field: 'website', label: 'Website', longest: 2000 }];
const token: Text = { field: 'turnstileToken', label: 'Turnstile token', longest: 2048 };

const texts: Record<Name, Text[]> = {
  lead: [
    { field: 'name', label: 'Name', longest: 120, required: NAME },
    emailText,
    { field: 'phone', label: 'Phone', longest: 40, required: PHONE },
    { field: 'businessName', label: 'Business name', longest: 160 },
    { field: 'trackingId', label: 'Tracking id', longest: 200, empty: null },
    { field: 'refId', label: 'Referral id', longest: 200, empty: null },
    ...person,
    token,
  ],
  message: [
    { field: 'firstName', label: 'First name', longest: 80, required: 'Please enter your first name' },
    { field: 'lastName', label: 'Last name', longest: 80, required: 'Please enter your last name' },
    emailText,
    { field: 'phone', label: 'Phone', longest: 40 },
    { field: 'businessType', label: 'Business type', longest: 160 },
    { field: 'message', label: 'Message', longest: 5000, lines: true },
    { field: 'smsConsentVersion', label: 'Consent version', longest: 40 },
    ...person,
    token,
  ],
  application: [
    { field: 'position', label: 'Position', longest: 120, required: 'Please say which position this is for' },
    { field: 'fullName', label: 'Full name', longest: 161, required: 'Please enter your name' },
    { field: 'firstName', label: 'First name', longest: 80 },
    { field: 'lastName', label: 'Last name', longest: 80 },
    emailText,
    { field: 'phone', label: 'Phone', longest: 40, required: 'Please enter your phone number' },
    { field: 'linkedinUrl', label: 'LinkedIn address', longest: 300, fill: profile },
    { field: 'resumeFileName', label: 'Résumé file name', longest: 255, required: 'Please attach your résumé' },
    { field: 'resumePath', label: 'Résumé path', longest: 255 },
    { field: 'resumeFileUrl', label: 'Résumé address', longest: 1000 },
    { field: 'coverLetter', label: 'Video link', longest: 500, required: VIDEO, fill: video },
    { field: 'yearsExperience', label: 'Years of experience', longest: 120 },
    { field: 'startDate', label: 'Start date', longest: 120 },
    { field: 'salaryExpectations', label: 'Salary expectation', longest: 120, required: SALARY },
    { field: 'preferredWorkArrangement', label: 'Preferred work arrangement', longest: 120 },
    { field: 'additionalInfo', label: 'Additional information', longest: 5000, lines: true },
    ...person,
  ],
  'application form': [
    { field: 'firstName', label: 'First name', longest: 80, required: 'Please enter your first name' },
    { field: 'lastName', label: 'Last name', longest: 80, required: 'Please enter your last name' },
    emailText,
    { field: 'phone', label: 'Phone', longest: 40, required: 'Please enter your phone number' },
    { field: 'linkedIn', label: 'LinkedIn address', longest: 300, fill: profile },
    { field: 'coverLetter', label: 'Video link', longest: 500, required: VIDEO, fill: video },
    { field: 'experience', label: 'Experience', longest: 120 },
    { field: 'availability', label: 'Availability', longest: 120 },
    { field: 'salary', label: 'Salary expectation', longest: 120, required: SALARY },
    { field: 'referral', label: 'Referral', longest: 120 },
  ],
};

describe.each(names)('%s', (name) => {
  it('accepts complete values', async () => expect(await check(name, {})).toBeInstanceOf(Object));

  it('has exactly the text fields that are listed here', () => {
    const fields: AnyObjectSchema['fields'] = schemas[name].schema.fields;
    const all = Object.keys(fields).filter((field) => fields[field] instanceof StringSchema);
    expect(all.sort()).toEqual(texts[name].map(({ field }) => field).sort());
  });

  it.each(texts[name])(
    '$field',
    async ({ field, label, longest, required, empty, lines, fill = (length) => 'x'.repeat(length) }) => {
      const longText = fill(longest);
      expect(longText).toHaveLength(longest);
      expect(await check(name, { [field]: ` ${longText}\t` })).toMatchObject({ [field]: longText });
      expect(await check(name, { [field]: fill(longest + 1) })).toEqual([
        `${field}: ${label} must be at most ${longest} characters`,
      ]);

      for (const other of [42, ['text'], { toString: 'text' }]) {
        expect(await check(name, { [field]: other })).toContain(`${field}: ${label} must be text`);
      }
      const unusable = `${field}: ${label} contains characters that cannot be used`;
      for (const inside of ['\0', '\u001b', '\ud800']) {
        expect(await check(name, { [field]: `${fill(30)}${inside}x` })).toContain(unusable);
      }
      for (const inside of ['\n', '\r\n', '\t']) {
        const withBreak = `${fill(30)}${inside}x`;
        if (lines) expect(await check(name, { [field]: withBreak })).toMatchObject({ [field]: withBreak });
        else expect(await check(name, { [field]: withBreak })).toContain(unusable);
      }

      for (const nothing of ['', '  ', null, undefined]) {
        const result = await check(name, { [field]: nothing });
        if (required) expect(new Set(result as string[])).toContain(`${field}: ${required}`);
        else expect(result).toMatchObject({ [field]: empty === null ? null : '' });
      }
    },
  );
});

describe('a lead', () => {
  it.each([
    ['name', 'Jo', []],
    ['name', 'J', [`name: ${NAME}`]],
    ['phone', '1234567890', []],
    ['phone', '123456789', [`phone: ${PHONE}`]],
  ])('%s %j', async (field, value, errors) => {
    const result = await check('lead', { [field]: value });
    expect(Array.isArray(result) ? result : []).toEqual(errors);
  });

  it('drops unknown fields', async () => {
    const attribution = { fpr: 'ann', unknown: 1, firstTouch: { source: 'mail', unknown: 1 } };
    const { schema, body } = schemas.lead;
    const known = await schema.validate({ ...body, attribution, unknown: 1 }, { stripUnknown: true });
    expect(known).not.toHaveProperty('unknown');
    expect((known as { attribution: unknown }).attribution).toEqual({ fpr: 'ann', firstTouch: { source: 'mail' } });
  });

  it.each([undefined, null])('needs no attribution: %j', async (nothing) => {
    for (const attribution of [nothing, { firstTouch: nothing, lastTouch: nothing }]) {
      expect(await check('lead', { attribution })).toHaveProperty('email');
    }
  });

  it.each([
    ['fpr', 'Partner code', 200],
    ['utm_source', 'utm_source', 200],
    ['firstTouch.referrer', 'Referrer', 500],
  ])('rejects the attribution %s when it is too long', async (path, label, longest) => {
    const attribution = (length: number) =>
      path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), 'x'.repeat(length));
    expect(await check('lead', { attribution: attribution(longest) })).toMatchObject({ attribution: attribution(longest) });
    expect(await check('lead', { attribution: attribution(longest + 1) })).toEqual([
      `attribution.${path}: ${label} must be at most ${longest} characters`,
    ]);
  });
});

describe('how long a form took', () => {
  it.each(['lead', 'message', 'application'] as const)('%s', async (name) => {
    expect(await check(name, { elapsedMs: -1 })).toEqual(['elapsedMs: Fill time must not be negative']);
    expect(await check(name, { elapsedMs: '7' })).toEqual(['elapsedMs: Fill time must be a number']);
    expect(await check(name, { elapsedMs: undefined })).toHaveProperty('email');
  });
});

describe('an email address', () => {
  it.each([
    'ada@localhost',
    'ada',
    'ada@',
    '@example.com',
    'ada@example.c',
    'ada@example.com.',
    'ada@example.com.c',
    'ada lovelace@example.com',
  ])('%s is invalid', async (email) =>
    expect(new Set((await check('lead', { email })) as string[])).toEqual(new Set([`email: ${EMAIL}`])),
  );

  it.each(['ada@example.co', 'ada+gym@mail.example.com'])('%s is valid', async (email) =>
    expect(await check('lead', { email })).toMatchObject({ email }),
  );
});

describe('a checkbox that must be checked', () => {
  it.each([
    ['message', 'smsConsent', 'Please check the box to agree to text messages'],
    ['application', 'agreesToTerms', AGREEMENT],
    ['application form', 'agreement', AGREEMENT],
    ['application form', 'cultureIndexAgreement', AGREEMENT],
  ] as const)('%s: %s', async (name, field, said) => {
    for (const value of [false, undefined, null, 'true', 1]) {
      expect(new Set((await check(name, { [field]: value })) as string[])).toEqual(new Set([`${field}: ${said}`]));
    }
  });
});

describe('a web address', () => {
  it.each([
    ...['linkedin', 'ftp://linkedin.com', 'https://', 'https:// linkedin.com', 'see https://linkedin.com/in/ada'],
    ...['seehttps://linkedin.com', 'https://[', 'https:///in'],
  ])('%s is invalid', async (linkedIn) =>
    expect(await check('application form', { linkedIn })).toEqual([`linkedIn: ${ADDRESS}`]),
  );

  it.each(['https://www.linkedin.com/in/ada', 'HTTP://linkedin.com'])('%s is valid', async (linkedIn) =>
    expect(await check('application form', { linkedIn })).toMatchObject({ linkedIn }),
  );
});

describe('a video', () => {
  it.each([
    ...['https://www.loom.com/share/abc', 'http://loom.com/share/abc?t=1', 'https://youtu.be/abc'],
    ...['https://loom.com.evil.example/', 'https://my-loom.com/', 'https://my.www.loom.com/'],
  ])('may be at %s', async (coverLetter) =>
    expect(await check('application form', { coverLetter })).toMatchObject({ coverLetter }),
  );

  it.each([
    ...[
      'https://www.loom.com',
      'https://www.loom.com/',
      'http://loom.com//',
      'HTTPS://WWW.LOOM.COM/',
      'https://loom.com?from=job',
    ],
    ...['https://www.loom.com/#share', 'https://loom.com./', 'https://ada@www.loom.com:443/', 'https://loom.com/%2F'],
    ...['loom.com/', 'www.loom.com', 'my video', 'javascript:alert(1)', 'ftp://loom.com/share/a', 'https://loom.com /share/a'],
  ])('is not at "%s", which is the home of the service or no address', async (coverLetter) =>
    expect(await check('application form', { coverLetter })).toEqual([`coverLetter: ${VIDEO}`]),
  );
});

test('a message keeps its line breaks and drops space at the ends', async () => {
  expect(await check('message', { message: '  One\n\ttwo\r\n' })).toMatchObject({ message: 'One\n\ttwo' });
});

describe('a body', () => {
  const schema = object({
    name: string().trim().required('Please enter a name.').min(3, 'Please enter a longer name.'),
    email: string().required('Please enter an email.'),
  }).noUnknown();
  const read = (body: unknown) => validate(schema, body).catch((cause: unknown) => cause);

  it('is trimmed, and loses unknown fields', async () => {
    expect(await read({ name: ' Ada ', email: 'a', more: 1 })).toEqual({ name: 'Ada', email: 'a' });
  });

  it.each([undefined, null, 'text', 7, true, [], [{ name: 'Ada', email: 'a' }]])('cannot be %j', async (body) => {
    expect(await read(body)).toMatchObject({
      status: 400,
      body: { error: 'The body must be a JSON object.', code: 'invalid_body' },
    });
  });

  it('is rejected for the first field that is wrong', async () => {
    expect(await read({ name: 'A', email: '' })).toMatchObject({
      status: 400,
      body: { error: 'Please enter a longer name.', code: 'invalid_field', field: 'name' },
    });
  });

  it('is not reported as invalid when the schema itself fails', async () => {
    const broken = object({}).test('broken', 'x', () => {
      throw new RangeError('ours');
    });
    await expect(validate(broken, {})).rejects.toThrow(RangeError);
  });
});

describe('an idempotency key', () => {
  const KEY = '5a0b7a52-7c0e-4f0e-8a4c-3c1f5f0d2b6e';
  const read = (key?: string) =>
    readIdempotencyKey(new Request('http://127.0.0.1/', { headers: key === undefined ? {} : { 'idempotency-key': key } }));

  it('is the same in upper case', () => expect(read(KEY.toUpperCase())).toBe(KEY));

  it.each([undefined, '', 'x', `x${KEY}`, `${KEY}x`, KEY.replace('-4f0e', '-0f0e'), KEY.replace('-8a4c', '-7a4c')])(
    'cannot be %j',
    (key) => {
      const error = 'The Idempotency-Key header must be a UUID.';
      const rejected = { status: 400, body: { error, code: 'invalid_field', field: 'Idempotency-Key' } };
      expect(() => read(key)).toThrow(expect.objectContaining(rejected) as Error);
    },
  );
});

test.each([
  ['Ada', 'Ada', ''],
  ['Ada  Byron\tLovelace', 'Ada', 'Byron Lovelace'],
  ['', '', ''],
])('the name %j is split into %j and %j', (fullName, firstName, lastName) =>
  expect(splitFullName(fullName)).toEqual({ firstName, lastName }),
);
