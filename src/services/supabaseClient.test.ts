import { createSupabaseClient } from './createSupabaseClient.ts';
import { getSupabaseClient } from './supabaseClient.ts';

jest.mock('./createSupabaseClient.ts', () => ({ createSupabaseClient: jest.fn() }));
const create = jest.mocked(createSupabaseClient);

test('retries a failed creation at the next call, then reuses the client', async () => {
  create.mockImplementationOnce(() => {
    throw new Error('gone');
  });
  await expect(getSupabaseClient()).rejects.toThrow('gone');
  const client = { storage: {} } as unknown as ReturnType<typeof createSupabaseClient>;
  create.mockReturnValue(client);
  expect(await Promise.all([getSupabaseClient(), getSupabaseClient()])).toEqual([client, client]);
  expect(await getSupabaseClient()).toBe(client);
  expect(create).toHaveBeenCalledTimes(2);
});
