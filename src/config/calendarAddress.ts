/** Where providers of calendars have their settings, which a visitor cannot open. */
const PROVIDERS_OWN_PAGES =
  /^(app(-\w+)?\.(hubspot|gohighlevel)\.com|app\.cal\.com\/(event-types|bookings|settings)|(www\.)?calendly\.com\/(app|event_types|integrations))(\/|$)/;

/** Whether an address is one that a provider gives to visitors, as far as it tells. */
export const isForVisitors = ({ hostname, pathname }: URL): boolean => !PROVIDERS_OWN_PAGES.test(hostname + pathname);
