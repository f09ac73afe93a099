import { createHmac } from 'node:crypto';

export type SignedContent = {
  id: string;
  /** When this attempt is made, in seconds since 1970. */
  timestamp: number;
  /** The body, byte for byte as it is sent. */
  body: string;
};

/**
 * The value of `webhook-signature`, as Standard Webhooks 1.0 defines it: HMAC-SHA-256 over `id.timestamp.body`, in Base64. A
 * receiver computes the same with the shared secret, and rejects a timestamp that is minutes old (docs/backend.md shows how).
 */
export function webhookSignature(key: Uint8Array, { id, timestamp, body }: SignedContent): string {
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
