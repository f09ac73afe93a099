/** Reports of what the content security policy blocked: anyone can send them, and nothing in them may be about a visitor. */
import { readInbox } from '../../tools/backend/inbox/inbox.ts';
import { postAsOwner, sharedBackend } from './helpers.ts';

const SITE = 'http://127.0.0.1:4173';
const backend = sharedBackend();
beforeEach(() => backend.database`truncate private.csp_violations, private.rate_limits`);

const report = {
  'document-uri': `${SITE}/faq?email=ada@example.com#name`,
  referrer: 'https://search.example/?q=ada',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'none'",
  'blocked-uri': 'https://elsewhere.example/x.js?visitor=ada',
  'script-sample': 'my name is ada',
};

async function send(change: object = {}, type = 'application/csp-report'): Promise<number> {
  const response = await fetch(`${backend.url}/functions/v1/report-csp-violation`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify({ 'csp-report': { ...report, ...change } }),
  });
  await response.arrayBuffer();
  return response.status;
}

const stored = async () => (await readInbox(backend.database)).violations;

it('are counted by page and day, without anything about the visitor', async () => {
  expect([await send(), await send(), await send({ 'blocked-uri': 'inline' })]).toEqual([200, 200, 200]);
  const today = new Date().toISOString().slice(0, 10);
  const counted = { last_day: today, page: '/faq', directive: 'script-src-elem' };
  expect(await stored()).toEqual([
    { ...counted, blocked: 'https://elsewhere.example', hits: 2 },
    { ...counted, blocked: 'inline', hits: 1 },
  ]);
});

it.each([
  ...['https://eve.example', `${SITE}.eve.example`, `${SITE}0`, SITE.replace('http', 'https'), SITE.slice(0, -1)].map(
    (origin): [string, object] => [`of ${origin}`, { 'document-uri': `${origin}/faq` }],
  ),
  ['of no page', { 'document-uri': 'about' }],
  ['of a page that the site cannot have', { 'document-uri': `${SITE}/ada@example.com` }],
  ['of more than a directive', { 'effective-directive': 'script-src ada' }],
  ['of no directive', { 'effective-directive': 'Ada Lovelace', 'violated-directive': '' }],
])('%s are ignored', async (_what, change) => {
  expect(await send(change)).toBe(200);
  expect(await stored()).toEqual([]);
});

it('of another type are rejected', async () => expect(await send({}, 'text/plain')).toBe(415));

it('of one network are counted sixty times an hour', async () => {
  for (let count = 0; count < 62; count += 1) await send();
  expect(await stored()).toMatchObject([{ hits: 60 }]);
});

it('of 200 kinds fill a day; those are counted on, and deleted after a month', async () => {
  await backend.database`
    insert into private.csp_violations (day, page, directive, blocked)
    select current_date, '/' || page, 'img-src', 'inline' from generate_series(1, 199) as page`;
  await send();
  await send({ 'blocked-uri': 'eval' });
  await send();
  expect(await stored()).toHaveLength(200);
  expect((await stored())[0]).toMatchObject({ page: '/faq', blocked: 'https://elsewhere.example', hits: 2 });
  await backend.database`update private.csp_violations set day = day - 31 where page <> '/faq'`;
  await postAsOwner(backend, 'delete-old-records');
  expect(await stored()).toHaveLength(1);
});
