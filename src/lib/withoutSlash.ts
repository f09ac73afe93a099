/** A path without its trailing slashes. */
export const withoutSlash = (pathname: string): string => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
