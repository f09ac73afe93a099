import { splitFullName } from '../../../supabase/functions/_shared/names.ts';
import { fieldsOf, hasLabel, heightOf, type CalendarProvider, type CalendarCopy } from './provider.ts';

const MEETINGS = /^meetings(-[a-z]+\d+)?\./;

/** HubSpot's meetings pages. They say nothing before their first height. */
export const hubSpot: CalendarProvider = {
  name: 'HubSpot',
  matches: (address) => hasLabel(address, 'hubspot') && MEETINGS.test(address.hostname),
  query: ({ visitor }) => ({
    embed: 'true',
    ...(visitor && { ...splitFullName(visitor.name), email: visitor.email }),
  }),
  read: (data): CalendarCopy | undefined => {
    const { height, meetingBookSucceeded } = fieldsOf(data);
    if (meetingBookSucceeded === true) return { message: { kind: 'booked' } };
    return typeof height === 'number' ? { message: heightOf(height) } : undefined;
  },
};
