/** What a function accepts as a request, and the attribution of a lead. */
import { object } from 'yup';
import { leadSchema } from '../../supabase/functions/_shared/leadBody.ts';
import { readIdempotencyKey, validate } from '../../supabase/functions/_shared/validate.ts';
import { lead } from './helpers.ts';
import { check } from './schemas.ts';

describe('the attribution of a lead', () => {
  it('loses unknown fields', async () => {
    const attribution = { fpr: 'ann', unknown: 1, firstTouch: { source: 'mail', unknown: 1 } };
    const known = await validate(leadSchema, { ...lead, attribution });
    expect(known.attribution).toEqual({ fpr: 'ann', firstTouch: { source: 'mail' } });
  });

  it.each([undefined, null])('may be missing: %j', async (nothing) => {
    for (const attribution of [nothing, { firstTouch: nothing, lastTouch: nothing }]) {
      expect(await check('lead', { attribution })).toHaveProperty('email');
    }
  });

  it('has texts of at most 200 characters', async () => {
    const attribution = (length: number) => ({ fpr: 'x'.repeat(length) });
    expect(await check('lead', { attribution: attribution(200) })).toMatchObject({ attribution: attribution(200) });
    expect(await check('lead', { attribution: attribution(201) })).toEqual([
      'attribution.fpr: Partner code must be at most 200 characters',
    ]);
  });
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
