import type { IncomingHttpHeaders } from 'node:http';

/**
 * Any page in the reviewer's browser can send requests to this machine. Only ours may accept pictures: the host must be
 * the loopback address, against rebinding of names, and the origin must be this server.
 */
export function trusted(headers: IncomingHttpHeaders, method: string): boolean {
  const host = headers.host ?? '';
  if (!/^(127\.0\.0\.1|localhost):\d+$/.test(host)) return false;
  if (method === 'GET') return true;
  return headers.origin === `http://${host}` && (headers['content-type'] ?? '').startsWith('application/json');
}
