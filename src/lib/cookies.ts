/** The page's cookies as `name=value; name=value`; empty in a sandboxed frame, where reading them throws. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
