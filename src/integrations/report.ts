import { hasThirdParties } from '../config/settings.ts';
import type { Conversion } from './conversion.ts';

const MAX_WAITING = 20;

type Sink = (event: Conversion) => void;

let waiting: Conversion[] = [];
let sink: Sink | undefined;

/** Reports a conversion that the server has confirmed, or an error of ours. `tracking.ts` decides who may receive it. */
export function report(event: Conversion): void {
  if (!hasThirdParties) return;
  if (sink) sink(event);
  else if (waiting.length < MAX_WAITING) waiting.push(event);
}

/** The listener also receives what was reported before. */
export function listen(listener: Sink): void {
  sink = listener;
  const earlier = waiting;
  waiting = [];
  for (const event of earlier) listener(event);
}
