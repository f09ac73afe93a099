import { getWorker } from 'msw-storybook-addon';
import { settings } from '../../src/config/settings.ts';
import { expect, fn, waitFor } from './test.ts';

/** A request that sends something. */
type Sent = {
  /** The path at the backend, or the whole address elsewhere. */
  to: string;
  contentType: string | null;
  body: Promise<string>;
};

const sent: Sent[] = [];

const logged = fn<typeof console.info>();

/** A `beforeEach` that records what the story sends, and what it logs, until it ends. */
export function recordRequests(): () => void {
  const { info } = console;
  const { events } = getWorker();
  const record = ({ request }: { request: Request }) => {
    if (request.method === 'GET') return;
    sent.push({
      to: request.url.replace(settings.VITE_SUPABASE_URL, ''),
      contentType: request.headers.get('content-type'),
      body: request.clone().text(),
    });
  };
  sent.length = 0;
  logged.mockClear();
  console.info = logged;
  events.on('request:start', record);
  return () => {
    console.info = info;
    events.removeListener('request:start', record);
  };
}

/** Waits until these are all the requests that the story sent, in this order. @returns them */
export async function expectSent(...receivers: readonly string[]): Promise<readonly Sent[]> {
  await waitFor(() => expect(sent.map(({ to }) => to)).toEqual(receivers));
  return sent;
}

/** The JSON that was sent last. */
export const lastBody = async (): Promise<unknown> => JSON.parse((await sent.at(-1)?.body) ?? 'null');

/** Waits until this was logged. A webhook that an earlier story left pending may log its own timeout here. */
export const expectLogged = (message: string) => waitFor(() => expect(logged).toHaveBeenCalledWith(message));
