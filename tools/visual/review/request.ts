/**
 * `tsx request.ts <JSON>`: a decision of the panel, in its own process because Storybook's cannot import TypeScript at run time.
 */
import { messageOf } from '../../shared/userError.ts';
import type { DecideRequest } from './channel.ts';
import { decide } from './decide.ts';

try {
  decide(JSON.parse(process.argv[2] ?? '') as DecideRequest);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
