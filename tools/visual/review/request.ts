/** `tsx request.ts decide|history <JSON>`: a request of the panel, in a process of its own because Storybook's cannot load TypeScript late. */
import type { DecideRequest, HistoryRequest } from './channel.ts';
import { decide } from './decide.ts';
import { history } from './history.ts';

const [kind, text = ''] = process.argv.slice(2);

try {
  const request: unknown = JSON.parse(text);
  if (kind === 'history') console.log(JSON.stringify(await history(request as HistoryRequest)));
  else decide(request as DecideRequest);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
