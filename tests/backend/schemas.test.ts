/** The rules of all fields: what a form accepts, and what its function accepts. */
import { object, StringSchema, ValidationError, type AnyObjectSchema } from 'yup';
import { applicationFieldsSchema, applicationSchema } from '../../supabase/functions/_shared/applicationSchema.ts';
import { contactSchema } from '../../supabase/functions/_shared/contactSchema.ts';
import { leadSchema } from '../../supabase/functions/_shared/leadSchema.ts';
import { splitFullName } from '../../supabase/functions/_shared/names.ts';
import { readIdempotencyKey, validate } from '../../supabase/functions/_shared/validate.ts';
import { application, lead, message } from './helpers.ts';

const AGREEMENT = 'Agreement Required: Please complete all required agreements before submitting your application.';
const EMAIL = 'Please enter a valid email address';
const VIDEO = 'Loom Video Required: Please provide a valid Loom video link. Visit loom.com to create your video.';
const NAME = 'Name must be at least 2 characters';
const PHONE = 'Please enter a valid phone number';
const SALARY = 'Please enter your monthly salary expectation';
const ADDRESS = 'Please enter a web address, such as linkedin.com/in/your-name';

const formFields = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+47 22 12 34 56',
  coverLetter: 'https://loom.com/share/1',
  salary: '1',
  agreement: true,
  cultureIndexAgreement: true,
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

/** The greatest length of each text. */
const longest: Record<Name, Record<string, number>> = {
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
    yearsExperience: 120,
    startDate: 120,
    salaryExpectations: 120,
    preferredWorkArrangement: 120,
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
    experience: 120,
    availability: 120,
    salary: 120,
    referral: 120,
  },
};

/** The texts that may not be empty, with the error. */
const required: Record<Name, Record<string, string>> = {
  lead: { name: NAME, email: EMAIL, phone: PHONE },
  message: { firstName: 'Please enter your first name', lastName: 'Please enter your last name', email: EMAIL },
  application: {
    position: 'Please say which position you’re applying for',
    fullName: 'Please enter your name',
    email: EMAIL,
    phone: 'Please enter your phone number',
    resumeFileName: 'Please attach your résumé',
    coverLetter: VIDEO,
    salaryExpectations: SALARY,
  },
  'application form': {
    firstName: 'Please enter your first name',
    lastName: 'Please enter your last name',
    email: EMAIL,
    phone: 'Please enter your phone number',
    coverLetter: VIDEO,
    salary: SALARY,
  },
};

const hasLines = new Set(['message', 'additionalInfo']);
/** Stored as `null` when they are empty. */
const areNullable = new Set(['trackingId', 'refId']);

const containing = (text: string) => expect.arrayContaining([expect.stringContaining(text)]) as string[];

describe.each(names)('%s', (name) => {
  it('has exactly the text fields that are listed here', () => {
    const fields: AnyObjectSchema['fields'] = schemas[name].schema.fields;
    const all = Object.keys(fields).filter((field) => fields[field] instanceof StringSchema);
    expect(all.sort()).toEqual(Object.keys(longest[name]).sort());
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

describe('a phone number', () => {
  it.each([
    ['7135550142', '(713) 555-0142'],
    ['713.555.0142', '(713) 555-0142'],
    ['1 713 555 0142', '(713) 555-0142'],
    ['+1 713-555-0142', '(713) 555-0142'],
    ['\u202a+47 22 12 34 56\u202c', '+47 22 12 34 56'],
    ['22 12 34 56 78', '22 12 34 56 78'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['27135550142', '27135550142'],
    ['713-555-0142 ext. 4', '713-555-0142 ext. 4'],
    ['347 123 4567', '347 123 4567'],
    ['(+65) 6123 4567', '+65 6123 4567'],
    ['( +1 ) 713 555 0142', '(713) 555-0142'],
    ['+65 6123−4567', '+65 6123-4567'],
    ['＋65 6123 4567', '+65 6123 4567'],
    ['➕65 6123 4567', '+65 6123 4567'],
    ['（＋６５）６１２３ー４５６７', '+656123-4567'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966 50 123 4567'],
    ['۰۲۱ ۸۸۷۶ ۵۴۳۲', '021 8876 5432'],
    ['+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
    ['٧١٣٥٥٥٠١٤٢', '(713) 555-0142'],
    ['+65 6123 4567 ext. ٤', '+65 6123 4567 ext. 4'],
  ])('%j is stored as %j by every form', async (typed, stored) => {
    for (const name of names) expect(await check(name, { phone: typed })).toMatchObject({ phone: stored });
  });

  it.each([
    'call me!!!',
    '0000000000',
    '(713) 555-',
    '+47 22 12 34 56 78 90 12 34',
    'ask for Dana 713 555 0142',
    '+65 6123 4567 Dana',
    '65+6123 4567',
  ])('%j is none', async (typed) => {
    for (const name of names) expect(await check(name, { phone: typed })).toEqual([`phone: ${PHONE}`]);
  });
});

describe('invisible characters', () => {
  it.each([
    ['\u200bDana\u00a0Whitfield\ufeff', 'Dana\u00a0Whitfield'],
    ['\u202eDana\u202c', 'Dana'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['Dana \u2764\ufe0f', 'Dana \u2764\ufe0f'],
  ])('%j is stored as %j', async (typed, stored) => {
    expect(await check('lead', { name: typed, email: `\u200b${lead.email}\u200b` })).toMatchObject({
      name: stored,
      email: lead.email,
    });
  });
});

describe('a lead', () => {
  it.each([
    ['name', 'Jo', []],
    ['name', 'J', [`name: ${NAME}`]],
    ['phone', '123456789', [`phone: ${PHONE}`]],
  ])('%s %j', async (field, value, errors) => {
    const result = await check('lead', { [field]: value });
    expect(Array.isArray(result) ? result : []).toEqual(errors);
  });

  it('drops unknown fields of the attribution', async () => {
    const attribution = { fpr: 'ann', unknown: 1, firstTouch: { source: 'mail', unknown: 1 } };
    const known = await validate(leadSchema, { ...lead, attribution });
    expect(known.attribution).toEqual({ fpr: 'ann', firstTouch: { source: 'mail' } });
  });

  it.each([undefined, null])('needs no attribution: %j', async (nothing) => {
    for (const attribution of [nothing, { firstTouch: nothing, lastTouch: nothing }]) {
      expect(await check('lead', { attribution })).toHaveProperty('email');
    }
  });

  it('rejects an attribution that is too long', async () => {
    const attribution = (length: number) => ({ fpr: 'x'.repeat(length) });
    expect(await check('lead', { attribution: attribution(200) })).toMatchObject({ attribution: attribution(200) });
    expect(await check('lead', { attribution: attribution(201) })).toEqual([
      'attribution.fpr: Partner code must be at most 200 characters',
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
  it.each(['ada', 'ada@localhost', '@example.com', 'ada@example.com.', 'ada lovelace@example.com'])(
    '%s is invalid',
    async (email) => expect(new Set((await check('lead', { email })) as string[])).toEqual(new Set([`email: ${EMAIL}`])),
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
    'linkedin',
    'linkedin.',
    'ftp://linkedin.com',
    'https://',
    'https:/in/ada',
    'javascript:linkedin.com',
    'https:// linkedin.com',
    'see https://linkedin.com/in/ada',
    'seehttps://linkedin.com',
    'https://[',
    'https:///in',
    'ada@linkedin.com',
    'in/ada',
    'www.linkedin.com/in/ada lovelace',
  ])('%s is invalid', async (linkedIn) =>
    expect(await check('application form', { linkedIn })).toEqual([`linkedIn: ${ADDRESS}`]),
  );

  it.each(['https://www.linkedin.com/in/ada', 'HTTP://linkedin.com', 'https://ada.example:8080/?a=//b'])(
    '%s is valid',
    async (linkedIn) => expect(await check('application form', { linkedIn })).toMatchObject({ linkedIn }),
  );

  it.each(['www.linkedin.com/in/ada', 'linkedin.com/in/ada?locale=de', '//linkedin.com/in/ada', 'Sörensen.example'])(
    '%s is completed, in each field of both schemas',
    async (typed) => {
      const completed = `https://${typed.replace('//', '')}`;
      const ofForm = { linkedIn: completed, coverLetter: completed };
      const ofFunction = { linkedinUrl: completed, coverLetter: completed };
      expect(await check('application form', { linkedIn: typed, coverLetter: typed })).toMatchObject(ofForm);
      expect(await check('application', { linkedinUrl: typed, coverLetter: typed })).toMatchObject(ofFunction);
    },
  );

  it.each([
    ['https:/linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    ['http:linkedin.com/in/ada', 'http://linkedin.com/in/ada'],
    ['https//linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    ['https:///linkedin.com', 'https://linkedin.com'],
    [String.raw`linkedin.com\in\ada`, String.raw`https://linkedin.com\in\ada`],
    ['www。linkedin。com/in/ada', 'https://www。linkedin。com/in/ada'],
    ['xn--bcher-kva.xn--p1ai/ada', 'https://xn--bcher-kva.xn--p1ai/ada'],
    ['linkedin.com./in/ada', 'https://linkedin.com./in/ada'],
  ])('%s is read as a browser would, as %s', async (typed, read) => {
    expect(await check('application form', { linkedIn: typed, coverLetter: typed })).toMatchObject({
      linkedIn: read,
      coverLetter: read,
    });
  });
});

describe('a video', () => {
  it.each(['https://www.loom.com/share/abc', 'http://loom.com/share/abc?t=1', 'https://youtu.be/abc', 'https://my-loom.com/'])(
    'may be at %s',
    async (coverLetter) => expect(await check('application form', { coverLetter })).toMatchObject({ coverLetter }),
  );

  it.each([
    'https://www.loom.com',
    'http://loom.com//',
    'HTTPS://WWW.LOOM.COM/',
    'https://loom.com?from=job',
    'https://loom.com./',
    'https://ada@www.loom.com:443/',
    'my video',
    'javascript:alert(1)',
    'https://loom.com /share/a',
  ])('is not at "%s", which is the home of the service or no address', async (coverLetter) =>
    expect(await check('application form', { coverLetter })).toEqual([`coverLetter: ${VIDEO}`]),
  );
});

describe('a body', () => {
  const read = (body: unknown) => validate(leadSchema, body).catch((cause: unknown) => cause);

  it.each([undefined, null, 'text', 7, true, [], [lead]])('cannot be %j', async (body) => {
    expect(await read(body)).toMatchObject({
      status: 400,
      body: { error: 'The body must be a JSON object.', code: 'invalid_body' },
    });
  });

  it('loses unknown fields', async () => expect(await read({ ...lead, more: 1 })).not.toHaveProperty('more'));

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
