import { paths, withoutSlash } from '../config/paths.ts';

/** Conversions, each reported after the server has confirmed it, and errors of ours. */
const names = ['generate_lead', 'apply_submitted', 'booking_confirmed', 'section_failed', 'page_redrawn'] as const;
export type ConversionName = (typeof names)[number];

/** Has no field for anything that a visitor typed. */
export type Conversion = {
  name: ConversionName;
  /** A UUID, so that trackers can drop duplicates. For a lead and an application, it is the id of the webhook's event. */
  id: string;
  /** The section that failed: `section-3` for the third, `late-section-2` for the second of the island below. Without the error's message, which may quote what was typed. */
  section?: string;
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const SECTION = /^(late-)?section-\d{1,2}$/;

const own = (value: object, key: string): unknown => Object.getOwnPropertyDescriptor(value, key)?.value;

/** Copies only the allowed fields; undefined for anything else. */
export function readConversion(event: unknown): Conversion | undefined {
  if (typeof event !== 'object' || event === null) return undefined;
  const name = names.find((known) => known === own(event, 'name'));
  const id = own(event, 'id');
  if (!name || typeof id !== 'string' || !UUID.test(id)) return undefined;
  const section = own(event, 'section');
  return name === 'section_failed' && typeof section === 'string' && SECTION.test(section) ? { name, id, section } : { name, id };
}

const known: ReadonlySet<string> = new Set(Object.values(paths));

/** A known path, or `/404`: an unknown one may contain what a visitor typed. */
export function pagePath(pathname: string): string {
  const path = withoutSlash(pathname);
  return known.has(path) ? path : '/404';
}
