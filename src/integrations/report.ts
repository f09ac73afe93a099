import { hasThirdParties } from '../config/settings.ts';
import type { Conversion } from './conversion.ts';

/** Whoever may not be asked yet is waited for, but not with more than this. */
const MAX_WAITING = 20;

type Sink = (event: Conversion) => void;

let waiting: Conversion[] = [];
let sink: Sink | undefined;

/**
 * Reports that something was achieved, to be called once the server has said yes, or that a mistake of ours came to light. Costs
 * nothing where nobody listens; what becomes of it, and whether anybody may hear of it, is decided in `tracking.ts`.
 */
export function report(event: Conversion): void {
  if (!hasThirdParties) return;
  if (sink) sink(event);
  else if (waiting.length < MAX_WAITING) waiting.push(event);
}

/** Hands over whatever was reported before somebody listened, and all that follows. */
export function listen(listener: Sink): void {
  sink = listener;
  const earlier = waiting;
  waiting = [];
  for (const event of earlier) listener(event);
}
