import type { Stored } from './invokeFunction.ts';

const TIMEOUT_MS = 10_000;

/** Posts what was stored to a webhook, if one is set, without waiting. What is held is not posted. */
export function announce(url: string | undefined, { suspect, suspectReason }: Stored, payload: Record<string, unknown>): void {
  if (url && !suspect) void postWebhook(url, suspectReason ? { ...payload, suspect: suspectReason } : payload);
}

/**
 * Posts JSON to an automation webhook, best effort: a failure is logged without its content (specification section 8). `keepalive` lets
 * it finish while the next page loads.
 */
export async function postWebhook(url: string, payload: Record<string, unknown>): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) console.info(`Webhook answered ${response.status}; the submission itself is stored.`);
  } catch {
    console.info('Webhook not reached; the submission itself is stored.');
  }
}
