const encoder = new TextEncoder();

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
export async function webhookSignature(key: Uint8Array<ArrayBuffer>, { id, timestamp, body }: SignedContent): Promise<string> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', imported, encoder.encode(`${id}.${timestamp}.${body}`));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
}
