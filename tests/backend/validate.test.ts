import { object, string } from 'yup';
import { splitFullName } from '../../supabase/functions/_shared/names';
import { readIdempotencyKey, validate } from '../../supabase/functions/_shared/validate';

const schema = object({
  name: string().trim().required('Please enter a name.').min(3, 'Please enter a longer name.'),
  email: string().required('Please enter an email.'),
}).noUnknown();

const check = (body: unknown) => validate(schema, body).catch((cause: unknown) => cause);

describe('a body', () => {
  it('is trimmed, and loses unknown fields', async () => {
    expect(await check({ name: ' Ada ', email: 'a', more: 1 })).toEqual({ name: 'Ada', email: 'a' });
  });

  it.each([undefined, null, 'text', 7, true, [], [{ name: 'Ada', email: 'a' }]])('cannot be %j', async (body) => {
    expect(await check(body)).toMatchObject({
      status: 400,
      body: { error: 'The body must be a JSON object.', code: 'invalid_body' },
    });
  });

  it('is rejected for the first field that is wrong', async () => {
    expect(await check({ name: 'A', email: '' })).toMatchObject({
      status: 400,
      body: { error: 'Please enter a longer name.', code: 'invalid_field', field: 'name' },
    });
    expect(await check({ name: 'Ada' })).toMatchObject({ body: { error: 'Please enter an email.', field: 'email' } });
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

  it('is the same in upper case', () => {
    expect(read(KEY)).toBe(KEY);
    expect(read(KEY.toUpperCase())).toBe(KEY);
  });

  it.each([undefined, '', 'x', `x${KEY}`, `${KEY}x`, KEY.replace('-4f0e', '-0f0e'), KEY.replace('-8a4c', '-7a4c')])(
    'cannot be %j',
    (key) => {
      expect(() => read(key)).toThrow(
        expect.objectContaining({
          status: 400,
          body: {
            error: 'The Idempotency-Key header must be a UUID.',
            code: 'invalid_field',
            field: 'Idempotency-Key',
          },
        }) as Error,
      );
    },
  );
});

test.each([
  ['Ada', 'Ada', ''],
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Ada  Byron\tLovelace', 'Ada', 'Byron Lovelace'],
  ['', '', ''],
])('%j is %j and %j', (fullName, firstName, lastName) => expect(splitFullName(fullName)).toEqual({ firstName, lastName }));
