import { splitFullName } from '../../../supabase/functions/_shared/names.ts';
import { fieldsOf, hasLabel, heightOf, type CalendarProvider, type CalendarReading } from './provider.ts';

const MEETINGS = /^meetings(-[a-z]+\d+)?\./;

/** HubSpot's meetings pages. Their first message is a height. */
export const hubSpot: CalendarProvider = {
  name: 'HubSpot',
  matches: (address) => hasLabel(address, 'hubspot') && MEETINGS.test(address.hostname),
  query: ({ visitor }) => ({
    embed: 'true',
    ...(visitor && { ...splitFullName(visitor.name), email: visitor.email }),
  }),
  read: (data): CalendarReading | undefined => {
    const { height, meetingBookSucceeded, meetingsPayload } = fieldsOf(data);
    // A paid meeting's payment follows on another page.
    const kind = fieldsOf(meetingsPayload).isPaidMeeting ? 'unpaid' : 'booked';
    if (meetingBookSucceeded === true) return { message: { kind } };
    return typeof height === 'number' ? { message: heightOf(height) } : undefined;
  },
};
