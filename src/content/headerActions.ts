import { paths, withoutSlash } from '../config/paths.ts';
import type { Link, PageAction } from '../lib/links.ts';

/** The call to action of the header (specification section 2). */
export const getStarted = { label: 'Get Started', to: { route: 'appt' } } as const satisfies Link;

/** Leads to the calendar of the same page. */
export const pickTime = { label: 'Pick a time', to: { fragment: 'calendar' } } as const satisfies Link;

/** The booking dialog of a landing page, in fewer words than its own button: the bar of a phone has no room for more. */
const bookCall = { label: 'Book a call', opens: 'leadDialog' } as const satisfies PageAction;

/**
 * Pages whose header has the page's own act instead of 'Get Started', which would lead away from it. `null`: the header asks for nothing,
 * because the visitor has booked, or has a video to watch first.
 */
const ownActions: Partial<Record<string, PageAction | null>> = {
  [paths.appt]: pickTime,
  [paths.bookingDemo]: pickTime,
  [paths.bookingDemoDr]: pickTime,
  [paths.start]: pickTime,
  [paths.onboarding]: pickTime,
  [paths.demo]: pickTime,
  [paths.pepprac]: bookCall,
  [paths.aff]: bookCall,
  [paths.dr]: { label: bookCall.label, to: { route: 'bookingDemoDr' } },
  [paths.webinar]: null,
  [paths.tyFb]: null,
  [paths.tyDemo]: null,
};

/** A job's page asks to apply, and for nothing else. */
const isJob = (pathname: string) => pathname.startsWith('/jobs/');

/** What the header of the page at a path offers. */
export function headerActionAt(pathname: string): PageAction | null {
  const own = ownActions[withoutSlash(pathname)];
  if (own !== undefined) return own;
  return isJob(pathname) ? null : getStarted;
}
