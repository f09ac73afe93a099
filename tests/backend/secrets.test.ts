import { createHash, createHmac } from 'node:crypto';
import { hashOf, isSameSecret, keyedHashOf } from '../../supabase/functions/_shared/hash';
import { webhookSignature } from '../../supabase/functions/_shared/webhookSignature';

it('a hash is SHA-256 of the JSON, in 64 hex digits', async () => {
  const value = ['a', 1, null, { b: [2] }];
  const expected = createHash('sha256').update(JSON.stringify(value)).digest('hex');
  expect(await hashOf(value)).toBe(expected);
  // Includes bytes below 16, whose leading zero must be kept.
  expect(expected).toHaveLength(64);
  expect(await hashOf(['a', 2])).not.toBe(expected);
});

it('a keyed hash is HMAC-SHA-256, in hex', async () => {
  expect(await keyedHashOf('key', 'text')).toBe(createHmac('sha256', 'key').update('text').digest('hex'));
});

it.each([
  ['secret', 'secret', true],
  ['secret', 'secreT', false],
  ['secret', 'secret ', false],
  ['', '', true],
  ['', 'secret', false],
])('%j and %j are the same: %s', async (left, right, same) => expect(await isSameSecret(left, right)).toBe(same));

it('a webhook is signed as Standard Webhooks defines it', async () => {
  const key = new Uint8Array(Buffer.alloc(24, 7));
  const signature = createHmac('sha256', key).update('id.12.{"a":1}').digest('base64');
  expect(await webhookSignature(key, { id: 'id', timestamp: 12, body: '{"a":1}' })).toBe(`v1,${signature}`);
});
