import { splitFullName } from '../../../supabase/functions/_shared/names.ts';
import { hasLabel, heightOf, type CalendarProvider, type CalendarCopy, type Embedder } from './provider.ts';

const WIDGET = /^\/widget\/bookings?\//;
/** How iframe-resizer's two sides begin what they say: the frame's and ours. */
const RESIZER = '[iFrameSizer]';
const RESIZER_READY = '[iFrameResizerChild]Ready';
/** Our name for the frame. The page of the provider gives it back with each height. */
const FRAME = 'calendar';
/** What iframe-resizer's own script sends by default: margins, what to measure and when. */
const RESIZER_SETTINGS = '8:false:false:32:true:true:null:offset:null:null:0';

const contactOf = ({ visitor }: Embedder): Record<string, string> => {
  if (!visitor) return {};
  const { firstName, lastName } = splitFullName(visitor.name);
  return { first_name: firstName, last_name: lastName, email: visitor.email, phone: visitor.phone };
};

/** LeadConnector, which is GoHighLevel's, under its own names and under those of its resellers: the path is the same. */
export const leadConnector: CalendarProvider = {
  name: 'LeadConnector',
  matches: (address) => hasLabel(address, 'leadconnectorhq') || hasLabel(address, 'msgsndr') || WIDGET.test(address.pathname),
  query: contactOf,
  read: (data, embedder) =>
    typeof data === 'string' ? readText(data) : Array.isArray(data) ? readList(data, embedder) : undefined,
};

function readText(text: string): CalendarCopy | undefined {
  if (text === RESIZER_READY) return { message: { kind: 'alive' }, reply: `${RESIZER}${FRAME}:${RESIZER_SETTINGS}` };
  if (!text.startsWith(RESIZER)) return undefined;
  const [, height] = text.split(':');
  return { message: heightOf(height) };
}

/** What is not listed, such as contacts of other forms, is none of the calendar's business. */
function readList([name, details]: readonly unknown[], embedder: Embedder): CalendarCopy | undefined {
  switch (name) {
    case 'iframeLoaded':
      return { message: { kind: 'alive' } };
    case 'fetch-query-params':
      return {
        message: { kind: 'alive' },
        reply: ['query-params', contactOf(embedder), `https://${embedder.site}/`, '', details],
      };
    case 'fetch-sticky-contacts':
      return { message: { kind: 'alive' }, reply: ['sticky-contacts', null, null] };
    case 'highlevel.setHeight':
      return { message: heightOf((details as { height?: unknown } | null)?.height) };
    case 'msgsndr-booking-complete':
      return { message: { kind: 'booked' } };
    default:
      return undefined;
  }
}
