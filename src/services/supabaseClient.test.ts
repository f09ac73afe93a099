import { getSupabaseClient } from './supabaseClient.ts';
import * as transport from './uploadTransport.ts';

test('sends requests through `backendFetch`, and never as a signed-in user', async () => {
  localStorage.setItem(
    'sb-127-auth-token',
    JSON.stringify({ access_token: 'a-token', refresh_token: 'r', expires_at: 4e9, user: { id: 'u' } }),
  );
  const send = jest.spyOn(transport, 'backendFetch').mockImplementation(() => Promise.resolve(Response.json({ id: 'an-id' })));
  const { data } = await (await getSupabaseClient()).functions.invoke<{ id: string }>('submit-contact-message', { body: {} });
  expect(data).toEqual({ id: 'an-id' });
  const [[, init] = []] = send.mock.calls;
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer sb_publishable_local');
});
