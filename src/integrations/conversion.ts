import { paths } from '../config/paths.ts';
import { withoutSlash } from '../lib/withoutSlash.ts';

/** What may be reported: what was achieved, each after the server said yes, and a mistake of ours. */
const names = ['generate_lead', 'apply_submitted', 'booking_confirmed', 'band_failed'] as const;
export type ConversionName = (typeof names)[number];

/** All that an event consists of. There is no room in it for what a visitor typed. */
export type Conversion = {
  name: ConversionName;
  /** UUID of this one event, so that nobody counts it twice. */
  id: string;
  /** Which band of its page has failed, as `band-3` for the third. No words: an error's message may quote what was typed. */
  band?: string;
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const BAND = /^band-\d{1,2}$/;

const own = (value: object, key: string): unknown => Object.getOwnPropertyDescriptor(value, key)?.value;

/** Copies what is allowed of an event, or undefined: whatever calls us may have been handed a form by mistake. */
export function readConversion(event: unknown): Conversion | undefined {
  if (typeof event !== 'object' || event === null) return undefined;
  const name = names.find((known) => known === own(event, 'name'));
  const id = own(event, 'id');
  if (!name || typeof id !== 'string' || !UUID.test(id)) return undefined;
  const band = own(event, 'band');
  return name === 'band_failed' && typeof band === 'string' && BAND.test(band) ? { name, id, band } : { name, id };
}

const known: ReadonlySet<string> = new Set(Object.values(paths));

/** A path of the table; anything else a visitor may have typed, so it is only called unknown. Never a query, never a fragment. */
export function pagePath(pathname: string): string {
  const path = withoutSlash(pathname);
  return known.has(path) ? path : '/404';
}
