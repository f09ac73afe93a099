import { connect, type Database } from './database.ts';
import { deliver, type Delivery } from './delivery.ts';
import { consoleLog, type Log } from './log.ts';
import type { ClaimedEvent } from './outbox.ts';
import { readSettings, type Environment, type Settings } from './settings.ts';

/** What the functions need from the world around them. */
export type Platform = {
  settings: Settings;
  database: Database;
  clock: () => Date;
  log: Log;
  delivery: Delivery;
  /** Tries to deliver a claimed event now, without keeping the visitor waiting. */
  deliverSoon: (event: ClaimedEvent, requestId: string) => void;
};

/**
 * @param env the process environment, with the platform's own secrets
 * @throws Error that names the variable, when one is missing or malformed
 */
export function createPlatform(env: Environment): Platform {
  const settings = readSettings(env);
  const database = connect(settings.databaseUrl);
  const clock = () => new Date();
  const delivery: Delivery = {
    database,
    webhookUrls: settings.webhookUrls,
    clock,
    fetch,
    log: consoleLog,
  };
  return {
    settings,
    database,
    clock,
    log: consoleLog,
    delivery,
    deliverSoon: (event, requestId) => runInBackground(deliver(delivery, event, requestId), requestId),
  };
}

/**
 * Hosted, `EdgeRuntime` keeps the worker alive for the promise; elsewhere the
 * process lives on anyway. What is lost with a worker is sent by the schedule.
 */
function runInBackground(work: Promise<unknown>, requestId: string): void {
  const safe = work.catch(() => {
    consoleLog({ function: 'deliver-webhooks', requestId, outcome: 'background_failed' });
  });
  const { EdgeRuntime } = globalThis as {
    EdgeRuntime?: { waitUntil?: (promise: Promise<unknown>) => void };
  };
  EdgeRuntime?.waitUntil?.(safe);
}
