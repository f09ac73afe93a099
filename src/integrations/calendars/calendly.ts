import { fieldsOf, hasLabel, heightOf, type CalendarProvider, type CalendarReading } from './provider.ts';

/** Without `embed_domain` its pages send no messages. */
export const calendly: CalendarProvider = {
  name: 'Calendly',
  matches: (address) => hasLabel(address, 'calendly'),
  firstMessage: 'on load',
  query: ({ site, visitor }) => ({
    embed_domain: site,
    embed_type: 'Inline',
    ...(visitor && { name: visitor.name, email: visitor.email }),
  }),
  read: (data): CalendarReading | undefined => {
    const { event, payload } = fieldsOf(data);
    switch (event) {
      case 'calendly.event_type_viewed':
      case 'calendly.profile_page_viewed':
      case 'calendly.date_and_time_selected':
        return { message: { kind: 'alive' } };
      case 'calendly.page_height':
        return { message: heightOf(fieldsOf(payload).height) };
      case 'calendly.event_scheduled':
        return { message: { kind: 'booked' } };
      default:
        return undefined;
    }
  },
};
