/** The texts that have a format: phone number, email, addresses, names. */
import { splitFullName } from '../../supabase/functions/_shared/names.ts';
import { lead } from './helpers.ts';
import { check, schemaNames, words } from './schemas.ts';

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
    ['713-555-0142 extension 4', '713-555-0142 extension 4'],
    ['713-555-0142 Ext.: 4', '713-555-0142 Ext.: 4'],
    ['tel:+1-713-555-0142', '(713) 555-0142'],
    ['Tel. 22 12 34 56', '22 12 34 56'],
    ['Phone: ７１３・５５５・０１４２', '(713) 555-0142'],
    ['713·555·0142', '(713) 555-0142'],
    ['713 • 555 • 0142', '(713) 555-0142'],
    ['713~555_0142', '(713) 555-0142'],
  ])('%j is stored as %j by every form', async (typed, stored) => {
    for (const name of schemaNames) expect(await check(name, { phone: typed })).toMatchObject({ phone: stored });
  });

  it.each([
    'call me!!!',
    '0000000000',
    '(713) 555-',
    '+47 22 12 34 56 78 90 12 34',
    'ask for Dana 713 555 0142',
    '+65 6123 4567 Dana',
    '65+6123 4567',
    'telephone number',
    'tel: 123 ext. 123',
    'Telly 713 555 0142',
  ])('%j is none', async (typed) => {
    for (const name of schemaNames) expect(await check(name, { phone: typed })).toEqual([`phone: ${words.phone}`]);
  });
});

/** A rule holds at the beginning, in the middle and at the end, and there is no room for one more. */
describe('a phone number', () => {
  it.each([
    ['1234567', '123456'],
    ['123456789012345', '1234567890123456'],
    ['+1234567', '++1234567'],
    ['+47 22 12 34 56', '47 22 12 34 56+'],
    ['+47 22 12 34 56 x1234567', '+47 22 12 34 56 x12345678'],
    ['713-555-0142 #4', '713-555-0142 #4 #5'],
    ['713-555-0142 ext 4', '713-555-0142 ext 4a'],
    ['713-555-0142;ext=4', '713-555-0142 ext'],
    ['tel:+1-713-555-0142', 'tel:tel:+1-713-555-0142'],
    ['(713) 555-0142', 'a(713) 555-0142'],
    ['713 555 0142 ', '713 555a0142'],
    ['713/555/0142', '713*555*0142'],
    ['713 555 0142', '713 555 0142a'],
  ])('has 7 to 15 digits, and is wrong in no place: %j, and not %j', async (right, wrong) => {
    for (const name of ['message', 'application'] as const) {
      expect(await check(name, { phone: right })).toHaveProperty('phone');
      expect(await check(name, { phone: wrong })).toEqual([`phone: ${words.phone}`]);
    }
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

describe('an email address', () => {
  it.each([
    'ada',
    'ada@localhost',
    '@example.com',
    'ada@.com',
    'ada@example.',
    'ada@example.com.',
    'ada@example..com',
    'ada@@example.com',
    'ada@example.com@example.com',
    'ada lovelace@example.com',
    'ada@exa mple.com',
    'ada@example.com Ada',
    'Ada <ada@example.com>',
    'mailto:ada@example.com',
    'ada@example.com, eve@example.com',
    'ada@-example.com',
    'ada@example-.com',
  ])('%s is invalid', async (email) =>
    expect(new Set((await check('lead', { email })) as string[])).toEqual(new Set([`email: ${words.email}`])),
  );

  it.each(['ada@example.co', 'ada+gym@mail.example.com'])('%s is valid', async (email) =>
    expect(await check('lead', { email })).toMatchObject({ email }),
  );
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
    expect(await check('application form', { linkedIn })).toEqual([`linkedIn: ${words.address}`]),
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
    ['https://https://linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    ['https//http://linkedin.com/in/ada', 'http://linkedin.com/in/ada'],
    ['https：／／ｗｗｗ．ｌｉｎｋｅｄｉｎ．ｃｏｍ／ｉｎ／ａｄａ', 'https://www.linkedin.com/in/ada'],
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
    expect(await check('application form', { coverLetter })).toEqual([`coverLetter: ${words.video}`]),
  );
});

test.each([
  ['Ada', 'Ada', ''],
  ['Ada  Byron\tLovelace', 'Ada', 'Byron Lovelace'],
  ['', '', ''],
])('the name %j is split into %j and %j', (fullName, firstName, lastName) =>
  expect(splitFullName(fullName)).toEqual({ firstName, lastName }),
);
