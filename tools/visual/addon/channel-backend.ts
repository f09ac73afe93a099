/** The development server as a backend, over Storybook's channel. */
import type { API } from 'storybook/internal/manager-api';
import { DECIDE, DECIDED, HISTORY, HISTORY_READ } from '../review/channel.ts';
import type { DecideRequest, Decided, HistoryRequest, HistoryResponse } from '../review/channel.ts';
import { ReviewError, TIMEOUT_MS } from './review.ts';
import type { Backend } from './review.ts';

export type Channel = Pick<API, 'on' | 'off' | 'emit'>;

/** Old commits have to be checked out, built and visited. */
const RENDER_TIMEOUT_MS = 10 * 60_000;

export const NO_RESPONSE = 'The development server did not respond. Is it still running?';

function ask<Response>(
  channel: Channel,
  [event, payload]: [string, object],
  [reply, isReply]: [string, (response: Response) => boolean],
  timeoutMs: number,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const finish = (): void => {
      clearTimeout(timer);
      channel.off(reply, listen);
    };
    const listen = (response: Response): void => {
      if (!isReply(response)) return;
      finish();
      resolve(response);
    };
    const timer = setTimeout(() => {
      finish();
      reject(new ReviewError(NO_RESPONSE));
    }, timeoutMs);
    channel.on(reply, listen);
    channel.emit(event, payload);
  });
}

/** `reload` reads the results folder again, which the server has written by then. */
export function createChannelBackend(channel: Channel, reload: () => Promise<void>): Backend {
  return {
    kind: 'local',
    list: () => Promise.resolve({ reviewer: '', decisions: [] }),
    async decide(_key, results, verdict, note) {
      const request: DecideRequest = { keys: results.map(({ key }) => key), verdict, note };
      const isReply = ({ keys }: Decided): boolean => keys.join() === request.keys.join();
      const { error } = await ask(channel, [DECIDE, request], [DECIDED, isReply], TIMEOUT_MS);
      if (error !== null) throw new ReviewError(error);
      await reload();
      return { reviewer: '', decisions: [] };
    },
    history: (request: HistoryRequest) =>
      ask(
        channel,
        [HISTORY, request],
        [HISTORY_READ, ({ storyId }: HistoryResponse) => storyId === request.storyId],
        request.render === null ? TIMEOUT_MS : RENDER_TIMEOUT_MS,
      ),
  };
}
