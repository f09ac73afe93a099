import { application, lead, manyVisitors, message, sharedBackend } from './helpers';

/** Requests per function: five of each kind. `HOSTILE_REQUESTS=2500` sends ten thousand in all. */
const COUNT = Number(process.env.HOSTILE_REQUESTS ?? 60);
const AT_ONCE = 16;

const backend = sharedBackend({ env: manyVisitors });

/** The fields that every form sends in addition to its own. */
const person = { website: '', elapsedMs: 5000 };

type Hostile = {
  body: BodyInit;
  headers?: Record<string, string>;
  /** The field that the response must name; absent where no field is wrong. */
  field?: string;
};

const deep = (levels: number) => '[{"a":'.repeat(levels) + '1' + '}]'.repeat(levels);

/** Values that are invalid in every field. */
const WRONG: unknown[] = [
  ...[-42, -0.5, -1e308, [], ['x'], {}, { toString: 1 }, { valueOf: null, length: 3 }, { $ne: null }, [[[[[]]]]]],
  ...['null \u0000 byte', 'bell \u0007', 'lone \ud800 half', 'x'.repeat(6000), '<b>'.repeat(2000), "' or 1=1;--".repeat(700)],
];

/** Values that are invalid in fields with a format. */
const TEXTS = [
  ...['<script>alert(1)</script>', `"><img src=x onerror=alert(1)>`, "'; drop table affiliate_leads; --", '${jndi:ldap://x}'],
  ...['../../etc/passwd', '%00', '{{7*7}}', 'javascript:alert(1)', 'a@b', '@', '😀'.repeat(20), '\u202etxt.exe'],
];

/**
 * Pseudo-random numbers that are the same for the same seed.
 *
 * @returns a function that returns a whole number from 0 and below its argument
 */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function hostileBodies(valid: Record<string, unknown>, checkedTexts: string[], seed: number): Hostile[] {
  const below = numbers(seed);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const fields = Object.keys(valid);
  const text = JSON.stringify(valid);

  const kinds: (() => Hostile)[] = [
    () => {
      const field = pick(fields);
      return { body: JSON.stringify({ ...valid, [field]: pick(WRONG) }), field };
    },
    () => {
      const field = pick(checkedTexts);
      return { body: JSON.stringify({ ...valid, [field]: pick(TEXTS) }), field };
    },
    () => {
      const field = pick(checkedTexts);
      return { body: `{"__proto__":{"a":1},"constructor":1,${JSON.stringify({ ...valid, [field]: {} }).slice(1)}`, field };
    },
    () => ({ body: text.slice(0, 1 + below(text.length - 1)) }),
    () => {
      const bytes = new Uint8Array(Buffer.from(text));
      bytes[below(bytes.length)] = 0x80 + below(0x80);
      return { body: bytes };
    },
    () => ({ body: new Uint8Array(Array.from({ length: 1 + below(300) }, () => below(256))) }),
    () => ({ body: pick(['', 'null', '[]', '"text"', '42', 'true', '{}', '[{}]', '{"a":', '\ufeff', 'NaN', "{'a':1}"]) }),
    () => ({ body: deep(1 + below(2500)) }),
    () => ({ body: JSON.stringify({ ...valid, more: 'x'.repeat(40_000 + below(10_000)) }) }),
    () => ({
      body: text,
      headers: { 'content-type': pick(['text/plain', 'multipart/form-data', 'application/xml', 'x', 'application/jsonp']) },
    }),
    () => ({ body: text, headers: { apikey: pick(['', 'x', "' or 1=1", 'sb_secret_', 'x'.repeat(4000)]) } }),
    () => ({
      body: text,
      headers: { 'idempotency-key': pick(['', '1', 'x'.repeat(3000), '{}', '%00']) },
      field: 'Idempotency-Key',
    }),
  ];
  return Array.from({ length: COUNT }, (_, index) => (kinds[index % kinds.length] as () => Hostile)());
}

async function problemWith(name: string, { body, headers, field }: Hostile): Promise<string | null> {
  const response = await fetch(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
    body,
  });
  const text = await response.text();
  const reply = JSON.parse(text) as Record<string, unknown>;
  const isRejected = response.status >= 400 && response.status < 500;
  const hasError = typeof reply.error === 'string' && typeof reply.code === 'string';
  const named = String(reply.field).split('.')[0] ?? '';
  // Two fields may be wrong at once; the functions report every problem of the file under `resume`.
  const isNamed = field === undefined || named === field || (field.startsWith('resume') && named === 'resume');
  const hidesInternals = !/\.ts:\d|file:\/\/|postgres|select |insert /i.test(text);
  if (isRejected && hasError && (isNamed || reply.code === 'body_too_large') && hidesInternals) return null;
  return `${response.status} ${text} to ${field ?? ''} ${typeof body === 'string' ? body.slice(0, 200) : 'bytes'}`;
}

it.each([
  ['track-affiliate-lead', { ...lead, ...person, turnstileToken: '' }, ['email'], 1],
  ['submit-contact-message', { ...message, ...person, turnstileToken: '', smsConsentVersion: '' }, ['email', 'smsConsent'], 2],
  [
    'submit-job-application',
    { ...application, ...person },
    ['email', 'linkedinUrl', 'coverLetter', 'agreesToTerms', 'resumePath'],
    3,
  ],
  ['create-resume-upload', { email: lead.email, fileName: 'cv.pdf', turnstileToken: '' }, ['email', 'fileName'], 4],
])(
  'hostile bodies are rejected by %s, and store nothing',
  async (name, valid, checkedTexts, seed) => {
    const bodies = hostileBodies(valid, checkedTexts, seed);
    const problems: string[] = [];
    const worker = async () => {
      for (let next = bodies.pop(); next; next = bodies.pop()) {
        const problem = await problemWith(name, next);
        if (problem) problems.push(problem);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(problems).toEqual([]);
    const [rows] = await backend.database`
      select (select count(*)::int from affiliate_leads) as leads, (select count(*)::int from job_applications) as applications,
        (select count(*)::int from contact_messages) as messages, (select count(*)::int from private.resume_uploads) as uploads`;
    expect(rows).toEqual({ leads: 0, applications: 0, messages: 0, uploads: 0 });
  },
  60_000 + COUNT * 60,
);
