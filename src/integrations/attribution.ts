/** Names of the affiliate programme's cookies and query parameter. */
const affiliateNames = {
  parameter: 'fpr',
  trackingIdCookie: '_fprom_tid',
  refIdCookie: '_fprom_ref',
} as const;

/** Who sent the visitor, as far as the address and the cookies say. */
export type Attribution = {
  /** The `fpr` parameter of the address. */
  fpr: string | null;
  trackingId: string | null;
  refId: string | null;
};

/** Cookie reading throws where storage is refused (a sandboxed frame): that visitor is simply not attributed. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function cookieValue(cookies: string, name: string): string | null {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const value = decode(entry?.slice(name.length + 1) ?? '');
  return value === '' ? null : value;
}

/**
 * @param search the address's query, `location.search`
 * @param cookies the page's cookies, `document.cookie`
 */
export function readAttribution(search = window.location.search, cookies = readCookies()): Attribution {
  const parameter = new URLSearchParams(search).get(affiliateNames.parameter);
  const fpr = parameter === '' ? null : parameter;
  const trackingId = cookieValue(cookies, affiliateNames.trackingIdCookie);
  const refId = cookieValue(cookies, affiliateNames.refIdCookie);
  return { fpr, trackingId, refId };
}
