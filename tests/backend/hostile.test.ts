import { application, lead, manyVisitors, message, post, sharedBackend, type Post } from './helpers.ts';

const backend = sharedBackend({ env: manyVisitors });

/** The fields that every form sends in addition to its own. */
const person = { website: '', elapsedMs: 5000 };

/** `field` is what the response must name; absent where no field is wrong. */
type Hostile = Post & { field?: string };

/** Values that are invalid in every field. */
const WRONG: unknown[] = [
  -42,
  -0.5,
  -1e308,
  [],
  ['x'],
  {},
  { toString: 1 },
  { valueOf: null, length: 3 },
  { $ne: null },
  [[[[[]]]]],
  'null \u0000 byte',
  'bell \u0007',
  'lone \ud800 half',
  'x'.repeat(6000),
  '<b>'.repeat(2000),
  "' or 1=1;--".repeat(700),
];

/** Values that are invalid in fields with a format. */
const TEXTS = [
  '<script>alert(1)</script>',
  `"><img src=x onerror=alert(1)>`,
  "'; drop table affiliate_leads; --",
  '${jndi:ldap://x}',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  'javascript:alert(1)',
  'a@b',
  '@',
  '😀'.repeat(20),
  '\u202etxt',
];

/** Bodies that are no object, or cannot be read. */
const BROKEN = [
  '',
  'null',
  '[]',
  '"text"',
  '42',
  'true',
  '{}',
  '[{}]',
  '{"a":',
  '\ufeff',
  'NaN',
  "{'a':1}",
  ...[1, 50, 2500].map((levels) => '[{"a":'.repeat(levels) + '1' + '}]'.repeat(levels)),
  new Blob([Uint8Array.from({ length: 256 }, (_, byte) => byte)]),
];

const HEADERS: Record<string, string[]> = {
  'content-type': ['text/plain', 'multipart/form-data', 'application/xml', 'x', 'application/jsonp'],
  apikey: ['', 'x', "' or 1=1", 'sb_secret_', 'x'.repeat(4000)],
  'idempotency-key': ['', '1', 'x'.repeat(3000), '{}', '%00'],
};

function hostilePosts(valid: Record<string, unknown>, fieldsWithFormat: readonly string[]): Hostile[] {
  const text = JSON.stringify(valid);
  const withEach = (fields: readonly string[], values: readonly unknown[]): Hostile[] =>
    fields.flatMap((field) => values.map((value) => ({ body: { ...valid, [field]: value }, field })));
  return [
    ...withEach(Object.keys(valid), WRONG),
    ...withEach(fieldsWithFormat, TEXTS),
    ...withEach(fieldsWithFormat, [{}]).map(({ body, field = '' }) => ({
      body: `{"__proto__":{"a":1},"constructor":1,${JSON.stringify(body).slice(1)}`,
      field,
    })),
    ...[1, 0.3, 0.6, 0.99].map((part) => ({ body: text.slice(0, Math.ceil((text.length - 1) * part)) })),
    ...[0, 0.5, 1].map((part) => ({ body: new Blob([new Uint8Array(Buffer.from(text)).fill(0xff, (text.length - 1) * part)]) })),
    ...BROKEN.map((body) => ({ body })),
    { body: { ...valid, more: 'x'.repeat(50_000) } },
    ...Object.entries(HEADERS).flatMap(([name, values]) =>
      values.map((value) => ({
        body: text,
        headers: { [name]: value },
        ...(name === 'idempotency-key' && { field: 'Idempotency-Key' }),
      })),
    ),
  ];
}

async function problemWith(name: string, { field, ...sent }: Hostile): Promise<string | null> {
  const { status, body } = await post(backend, name, sent);
  const reply = body as Record<string, unknown>;
  const isRejected = status >= 400 && status < 500;
  const hasError = typeof reply.error === 'string' && typeof reply.code === 'string';
  const named = String(reply.field).split('.')[0] ?? '';
  // The functions report every problem of the file under `resume`.
  const isNamed = field === undefined || named === field || (field.startsWith('resume') && named === 'resume');
  const text = JSON.stringify(body);
  const hidesInternals = !/\.ts:\d|file:\/\/|postgres|select |insert /i.test(text);
  if (isRejected && hasError && (isNamed || reply.code === 'body_too_large') && hidesInternals) return null;
  return `${status} ${text} to ${field ?? ''} ${JSON.stringify(sent).slice(0, 200)}`;
}

it.each([
  ['track-affiliate-lead', { ...lead, ...person, turnstileToken: '' }, ['email']],
  ['submit-contact-message', { ...message, ...person, turnstileToken: '', smsConsentVersion: '' }, ['email', 'smsConsent']],
  [
    'submit-job-application',
    { ...application, ...person },
    ['email', 'linkedinUrl', 'coverLetter', 'agreesToTerms', 'resumePath'],
  ],
  ['create-resume-upload', { email: lead.email, fileName: 'cv.pdf', turnstileToken: '' }, ['email', 'fileName']],
])('hostile requests are rejected by %s, and store nothing', async (name, valid, fieldsWithFormat) => {
  const problems = await Promise.all(hostilePosts(valid, fieldsWithFormat).map((sent) => problemWith(name, sent)));
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
  const [rows] = await backend.database`
    select (select count(*)::int from affiliate_leads) as leads, (select count(*)::int from job_applications) as applications,
      (select count(*)::int from contact_messages) as messages, (select count(*)::int from private.resume_uploads) as uploads`;
  expect(rows).toEqual({ leads: 0, applications: 0, messages: 0, uploads: 0 });
});

it.each(['track-affiliate-lead', 'submit-contact-message', 'submit-job-application', 'create-resume-upload'])(
  'a page of another site cannot post to %s',
  async (name) => {
    const { status, body, headers } = await post(backend, name, { headers: { origin: 'https://eve.example' } });
    expect([status, body]).toMatchObject([403, { code: 'wrong_origin' }]);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  },
);

/** The limit of a form, which a stranger tries to use up. */
const CEILING = 12;

describe('a stranger without a token', () => {
  const attacked = sharedBackend({ env: { ...manyVisitors, RATE_LIMIT_TOTAL: String(CEILING) } });
  beforeEach(() => attacked.database`truncate private.rate_limits, affiliate_leads`);

  const times = (count: number, send: (at: number) => Promise<unknown>) =>
    Promise.all(Array.from({ length: count }, (_, at) => send(at)));
  const sendLead = (more: object = {}, key?: string) =>
    post(attacked, 'track-affiliate-lead', { body: { ...lead, ...person, ...more }, key });

  it.each([
    [
      'applications whose file does not exist',
      () => {
        const body = { ...application, ...person, resumePath: `${crypto.randomUUID()}/cv.pdf` };
        return times(3 * CEILING, () => post(attacked, 'submit-job-application', { body }));
      },
      400,
    ],
    [
      'leads under a key that was used',
      async () => {
        const key = crypto.randomUUID();
        await sendLead({}, key);
        return times(3 * CEILING, (at) => sendLead({ name: `Someone ${at}` }, key));
      },
      409,
    ],
    [
      'messages, up to their own limit',
      () => times(CEILING + 1, () => post(attacked, 'submit-contact-message', { body: { ...message, ...person } })),
      200,
    ],
  ])('holds no lead back with %s', async (_what, attack, status) => {
    const responses = (await attack()) as { status: number }[];
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([status]));
    const { body } = await sendLead({ email: 'grace@example.com' });
    expect(body).not.toHaveProperty('suspect');
    const [row] = await attacked.database`select suspect_reason from affiliate_leads where email = 'grace@example.com'`;
    expect(row).toEqual({ suspect_reason: null });
  });
});
