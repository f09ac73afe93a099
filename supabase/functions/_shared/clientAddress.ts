/** Where a request comes from, as far as that can be trusted. */

const IPV4 = /^(\d{1,3}\.){3}\d{1,3}$/;
const MAPPED_IPV4 = /^::ffff:((?:\d{1,3}\.){3}\d{1,3})$/i;
const HEXTET = /^[0-9a-f]{1,4}$/i;
const HEXTETS = 8;
/** A provider assigns each household or office at least a /64, many a /56 or a /48; its holder can choose the rest of the address. */
const NETWORK_BITS = [64, 56, 48];

/**
 * The visitor's network address, from the one header that the platform's own proxy overwrites. `X-Forwarded-For` is ignored,
 * because the proxy keeps what a client writes into it.
 *
 * @returns null where the header is missing or holds no address
 */
export function clientAddress(request: Request, header: string): string | null {
  const value = request.headers.get(header)?.trim() ?? '';
  return networksOf(value).length === 0 ? null : value;
}

/**
 * What the limits count by: an IPv4 address, or the networks of an IPv6 address, from the smallest on.
 *
 * @returns none for anything else
 */
export function networksOf(address: string): string[] {
  const ipv4 = MAPPED_IPV4.exec(address)?.[1] ?? address;
  if (IPV4.test(ipv4)) return ipv4.split('.').every((part) => Number(part) <= 255) ? [ipv4] : [];
  const hextets = expandIpv6(address);
  return hextets ? NETWORK_BITS.map((bits) => networkOf(hextets, bits)) : [];
}

/** @param bits 49 to 64, or 48 */
function networkOf(hextets: readonly string[], bits: number): string {
  const [a, b, c, last = '0'] = hextets;
  const subnet = (Number.parseInt(last, 16) >> (64 - bits)) << (64 - bits);
  return `${a}:${b}:${c}:${(subnet & 0xffff).toString(16)}::/${bits}`;
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
