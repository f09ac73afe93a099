/**
 * `tsx request.ts <JSON>`: a request of the panel, in its own process because Storybook's cannot import TypeScript at run time.
 */
import { messageOf } from '../../shared/userError.ts';
import type { ReviewRequest } from './channel.ts';
import { decide } from './decide.ts';
import { history } from './history.ts';

try {
  const request = JSON.parse(process.argv[2] ?? '') as ReviewRequest;
  if (request.kind === 'decide') decide(request);
  console.log(JSON.stringify(request.kind === 'history' ? await history(request) : null));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
