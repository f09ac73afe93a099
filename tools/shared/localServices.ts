/** Below this path the embedded backend serves the fakes of other companies' services. */
export const FAKES_PATH = '/fakes';

/** The paths of the fake calendars. By its own, which resellers use on hosts of theirs, the site recognizes LeadConnector. */
export const CALENDAR_PATHS = { leadConnector: '/widget/booking', others: '/team' } as const;

const fakeCalendarUrls = {
  LeadConnector: (id: string, port: number) => `http://localhost:${port}${CALENDAR_PATHS.leadConnector}/${id}`,
  Calendly: (id: string, port: number) => `http://calendly.localhost:${port}${CALENDAR_PATHS.others}/${id}`,
  'Cal.com': (id: string, port: number) => `http://cal.localhost:${port}${CALENDAR_PATHS.others}/${id}/embed`,
  HubSpot: (id: string, port: number) => `http://meetings.hubspot.localhost:${port}${CALENDAR_PATHS.others}/${id}`,
};

export type FakeProvider = keyof typeof fakeCalendarUrls;

/**
 * The address of a fake calendar, as an owner would copy it from the provider: on another host name than the site's. Chromium and
 * Firefox find every name below `localhost` on this machine.
 */
export const fakeCalendarUrl = (id: string, gatewayPort: number, provider: FakeProvider = 'LeadConnector'): string =>
  fakeCalendarUrls[provider](id, gatewayPort);

/** The origin of a local site, by each name of this machine under which a visitor may open it. */
export const bothNames = (origin: string): string[] => [origin, origin.replace('//127.0.0.1', '//localhost')];
