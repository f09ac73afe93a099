import type { Stored } from './invokeFunction.ts';

const TIMEOUT_MS = 10_000;

/** Posts what was stored to a webhook, if one is set, without waiting. What is held is not posted. */
export function announce(url: string | undefined, { suspect, marked }: Stored, payload: Record<string, unknown>): void {
  if (url && !suspect) void postWebhook(url, marked ? { ...payload, suspect: true } : payload);
}

/** Allowed without a CORS preflight. */
const SIMPLE_TYPE = 'text/plain;charset=UTF-8';
/** It answers no preflight, and reads JSON of any type. */
const ZAPIER = /(^|\.)zapier\.com$/;

export const needsPreflight = (url: string): boolean => !ZAPIER.test(new URL(url).hostname);

/**
 * Posts JSON to an automation webhook, best effort: a failure is logged without its content (specification section 8). `keepalive` lets
 * it finish while the next page loads. A receiver that answers no preflight gets the JSON as text; others would not parse that.
 */
export async function postWebhook(url: string, payload: Record<string, unknown>): Promise<void> {
  const body = JSON.stringify(payload);
  const types = needsPreflight(url) ? ['application/json', SIMPLE_TYPE] : [SIMPLE_TYPE];
  for (const type of types) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body, keepalive: true, signal });
      if (!response.ok) console.info(`Webhook answered ${response.status}; the submission itself is stored.`);
      return;
    } catch (cause) {
      // The receiver may have got it even after a timeout.
      if (!(cause instanceof TypeError)) break;
    }
  }
  console.info('Webhook not reached; the submission itself is stored.');
}
