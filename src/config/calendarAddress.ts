/**
 * Where each provider of calendars has its own pages, such as its settings, which a visitor cannot open. The compiler asks for the line
 * of a further provider in `src/integrations/calendars`.
 */
const ownPages = {
  LeadConnector: /^app(-\w+)?\.gohighlevel\.com\//,
  Calendly: /^(www\.)?calendly\.com\/(app|event_types|integrations)(\/|$)/,
  'Cal.com': /^app\.cal\.com\/(event-types|bookings|settings)(\/|$)/,
  HubSpot: /^app(-\w+)?\.hubspot\.com\//,
} as const;

export type CalendarProviderName = keyof typeof ownPages;

/** Whether an address is one that a provider gives to visitors, as far as it tells. */
export const isForVisitors = ({ hostname, pathname }: URL): boolean =>
  Object.values(ownPages).every((pages) => !pages.test(hostname + pathname));
