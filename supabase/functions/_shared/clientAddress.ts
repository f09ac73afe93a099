/** Where a request comes from, as far as that can be trusted. */

const IPV4 = /^(\d{1,3}\.){3}\d{1,3}$/;
const MAPPED_IPV4 = /^::ffff:((?:\d{1,3}\.){3}\d{1,3})$/i;
const HEXTET = /^[0-9a-f]{1,4}$/i;
const HEXTETS = 8;
/** A provider assigns each household or office at least a /64, and its holder can choose the rest of the address. */
const NETWORK_HEXTETS = 4;

/**
 * The visitor's network address, from the one header that the platform's own proxy overwrites. `X-Forwarded-For` is ignored,
 * because the proxy keeps what a client writes into it.
 *
 * @returns null where the header is missing or holds no address
 */
export function clientAddress(request: Request, header: string): string | null {
  const value = request.headers.get(header)?.trim() ?? '';
  return networkOf(value) === null ? null : value;
}

/**
 * What the limits count by: an IPv4 address, or the /64 network of an IPv6 address.
 *
 * @returns null for anything else
 */
export function networkOf(address: string): string | null {
  const ipv4 = MAPPED_IPV4.exec(address)?.[1] ?? address;
  if (IPV4.test(ipv4)) return ipv4.split('.').every((part) => Number(part) <= 255) ? ipv4 : null;
  const hextets = expandIpv6(address);
  return hextets && `${hextets.slice(0, NETWORK_HEXTETS).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros; null for anything else. */
function expandIpv6(address: string): string[] | null {
  const halves = address.split('::');
  if (halves.length > 2) return null;
  const [left = [], right] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = HEXTETS - left.length - (right?.length ?? 0);
  if (right ? missing < 1 : missing !== 0) return null;
  const all = [...left, ...Array<string>(missing).fill('0'), ...(right ?? [])];
  return all.every((group) => HEXTET.test(group)) ? all.map((group) => Number.parseInt(group, 16).toString(16)) : null;
}
