import { fieldsOf, heightOf, type CalendarProvider, type CalendarCopy } from './provider.ts';

/** Names our frame among several of a page; we read one frame's messages at a time. */
const NAMESPACE = '';

const CAL_COM = /(^|\.)cal\.(com|eu)$/;

/**
 * Cal.com, and Cal.com on a host of the owner's, which is known by its embed path alone: many a calendar's host is called cal. Its page
 * stays invisible until it got a reply.
 */
export const calCom: CalendarProvider = {
  name: 'Cal.com',
  matches: ({ hostname, pathname }) => CAL_COM.test(hostname) || (hostname.startsWith('cal.') && pathname.endsWith('/embed')),
  query: ({ visitor }) => ({ embed: NAMESPACE, ...(visitor && { name: visitor.name, email: visitor.email }) }),
  path: (path) => (path.endsWith('/embed') ? path : `${path.replace(/\/$/, '')}/embed`),
  read: (data): CalendarCopy | undefined => {
    const { originator, type, data: details } = fieldsOf(data);
    if (originator !== 'CAL') return undefined;
    switch (type) {
      case '__iframeReady':
        return { message: { kind: 'alive' }, reply: { originator: 'CAL', method: 'parentKnowsIframeReady' } };
      case 'linkReady':
        return { message: { kind: 'alive' } };
      case '__dimensionChanged':
        return { message: heightOf(fieldsOf(details).iframeHeight) };
      // A dry run is another type, and no booking.
      case 'bookingSuccessfulV2': {
        const { uid } = fieldsOf(details);
        return { message: { kind: 'booked', ...(typeof uid === 'string' && { booking: uid }) } };
      }
      case 'linkFailed':
        return { message: { kind: 'failed' } };
      default:
        return undefined;
    }
  },
};
