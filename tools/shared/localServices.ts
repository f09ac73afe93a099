/** Below this path the embedded backend serves the fakes of other companies' services. */
export const FAKES_PATH = '/fakes';

/** The path of the fake calendars, by which the site recognizes LeadConnector: resellers use their own hosts. */
export const CALENDARS_PATH = '/widget/booking';

/** The address of a fake calendar, as an owner would copy it from the provider: on another host name than the site's. */
export const fakeCalendarUrl = (id: string, gatewayPort: number): string =>
  `http://localhost:${gatewayPort}${CALENDARS_PATH}/${id}`;
