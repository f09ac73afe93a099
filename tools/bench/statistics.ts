import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** The middle value; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** A table in Markdown; the first column is text, the others are numbers. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

const WANTED_IDLE = 0.8;
const SAMPLE_MS = 2000;

function processorTimes() {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((one) => Object.values(one))) };
}

/**
 * Waits until the machine is idle, or for the timeout.
 *
 * @param timeout in seconds
 * @returns the idle share of its processors in the end, 0 to 1
 */
export async function untilIdle(timeout: number): Promise<number> {
  const deadline = Date.now() + timeout * 1000;
  for (;;) {
    const before = processorTimes();
    await wait(SAMPLE_MS);
    const after = processorTimes();
    const idle = (after.idle - before.idle) / (after.all - before.all);
    if (idle >= WANTED_IDLE || Date.now() > deadline) return idle;
  }
}
