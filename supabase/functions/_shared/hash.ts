const encoder = new TextEncoder();

/** SHA-256 of a JSON value, as 64 hex digits. Arrays keep the order stable. */
export async function hashOf(value: readonly unknown[]): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', encoder.encode(JSON.stringify(value))));
}

/** HMAC-SHA-256, as 64 hex digits: only the holder of the key can test a guess. */
export async function keyedHashOf(key: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)));
}

/** Compares in a time that does not depend on where the texts differ. */
export async function isSameSecret(left: string, right: string): Promise<boolean> {
  const [a, b] = await Promise.all([hashOf([left]), hashOf([right])]);
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  }
  return difference === 0;
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
