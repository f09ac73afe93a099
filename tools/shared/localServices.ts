/** Below this path the embedded backend serves the fakes of other companies' services. */
export const FAKES_PATH = '/fakes';

/** The calendar providers that have a fake, each with its own host name, by which the site recognizes some of them. */
export const CALENDAR_PROVIDERS = {
  calendly: { host: 'calendly.localhost', path: '/team/:id' },
  // The owner's own host in production, so the site recognizes it by the path.
  cal: { host: 'cal.localhost', path: '/team/:id/embed' },
  hubspot: { host: 'meetings.hubspot.localhost', path: '/team/:id' },
  // Resellers use their own hosts, so the site recognizes it by the path.
  leadconnector: { host: 'localhost', path: '/widget/booking/:id' },
} as const;
export type CalendarProviderName = keyof typeof CALENDAR_PROVIDERS;

/** The address of a fake calendar, as an owner would copy it from the provider. */
export function fakeCalendarUrl(provider: CalendarProviderName, id: string, gatewayPort: number): string {
  const { host, path } = CALENDAR_PROVIDERS[provider];
  return `http://${host}:${gatewayPort}${path.replace(':id', id)}`;
}
