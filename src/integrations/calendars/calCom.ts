import { readCallTime } from '../../lib/callTime.ts';
import { fieldsOf, heightOf, type CalendarMessage, type CalendarProvider, type CalendarReading } from './provider.ts';

/** Cal.com's name for one of several frames on a page; not needed here. */
const NAMESPACE = '';

const CAL_COM = /(^|\.)cal\.(com|eu)$/;

/** Cal.com, also self-hosted, which is recognized by its embed path. The page stays invisible until it gets the reply. */
export const calCom: CalendarProvider = {
  name: 'Cal.com',
  matches: ({ hostname, pathname }) => CAL_COM.test(hostname) || (hostname.startsWith('cal.') && pathname.endsWith('/embed')),
  firstMessage: 'on load',
  query: ({ visitor }) => ({ embed: NAMESPACE, ...(visitor && { name: visitor.name, email: visitor.email }) }),
  path: (path) => (path.endsWith('/embed') ? path : `${path.replace(/\/$/, '')}/embed`),
  read: (data): CalendarReading | undefined => {
    const { originator, type, data: details } = fieldsOf(data);
    if (originator !== 'CAL') return undefined;
    switch (type) {
      case '__iframeReady':
        return { message: { kind: 'alive' }, reply: { originator: 'CAL', method: 'parentKnowsIframeReady' } };
      case 'linkReady':
        return { message: { kind: 'alive' } };
      case '__dimensionChanged':
        return { message: heightOf(fieldsOf(details).iframeHeight) };
      case 'bookingSuccessfulV2':
        return { message: bookingOf(details, 'booked') };
      case 'rescheduleBookingSuccessfulV2':
        return { message: bookingOf(details, 'rescheduled') };
      case 'bookingCancelled':
        return { message: { kind: 'canceled' } };
      case 'linkFailed':
        return { message: { kind: 'failed' } };
      default:
        return undefined;
    }
  },
};

/**
 * Its event comes as soon as a booking is stored, whether or not it is final. A booking that has to be paid is `PENDING` too.
 *
 * @param final what the message means of a booking that needs nothing more
 */
function bookingOf(details: unknown, final: 'booked' | 'rescheduled'): CalendarMessage {
  const { status = 'ACCEPTED', paymentRequired, isRecurring, startTime, endTime } = fieldsOf(details);
  // Whatever it says but no: a booking is thanked for only if nothing is left to do.
  if (paymentRequired) return { kind: 'unpaid' };
  switch (String(status).toUpperCase()) {
    case 'ACCEPTED':
      // One of several dates would be taken for the only one.
      return final === 'booked' && !isRecurring ? { kind: final, time: readCallTime(startTime, endTime) } : { kind: final };
    case 'CANCELLED':
    case 'REJECTED':
      return { kind: 'canceled' };
    default:
      return { kind: 'pending' };
  }
}
