/** Limits for waits. A wait ends with what it waits for; its limit only tells a hang from a machine that is busy or slow. */
import { availableParallelism, loadavg } from 'node:os';

/** What the sample of work takes on an idle machine. */
const USUAL_MS = 25;

/** What has not come after this many times the usual wait does not come. */
const MOST = 20;

/** Hands the measure on to the processes that a run starts, so that it is taken once, at the beginning of the run. */
const VARIABLE = 'MACHINE_SLOWNESS';

/** A sample of work: the processor's own, which no cache and no disk makes faster. */
function sampleMs(): number {
  const started = performance.now();
  let sum = 1;
  for (let count = 0; count < 20_000_000; count += 1) sum = Math.imul(sum, 31) + count;
  return Number.isFinite(sum) ? performance.now() - started : 0;
}

/** How many times as long as usual work takes here and now: 1 on an idle machine, 8 with sixteen busy programs on two processors. */
export function slownessOf({ sample, load, processors }: { sample: number; load: number; processors: number }): number {
  return Math.min(MOST, Math.max(1, sample / USUAL_MS, load / processors));
}

function slowness(): number {
  const [load = 0] = loadavg();
  process.env[VARIABLE] ??= slownessOf({ sample: sampleMs(), load, processors: availableParallelism() }).toFixed(1);
  return Number(process.env[VARIABLE]);
}

/** @param milliseconds the limit on an idle machine */
export const timeLimit = (milliseconds: number): number => Math.ceil(milliseconds * slowness());
