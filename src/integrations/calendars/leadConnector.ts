import { splitFullName } from '../../../supabase/functions/_shared/names.ts';
import { hasLabel, heightOf, type CalendarProvider, type CalendarReading, type Embedder } from './provider.ts';

const WIDGET = /^\/widget\/bookings?\//;
/** Prefix of iframe-resizer's messages. */
const RESIZER = '[iFrameSizer]';
const RESIZER_READY = '[iFrameResizerChild]Ready';
/** Our name for the frame, returned with each height. */
const FRAME = 'calendar';
/** iframe-resizer's defaults. */
const RESIZER_SETTINGS = '8:false:false:32:true:true:null:offset:null:null:0';

const contactOf = ({ visitor }: Embedder): Record<string, string> => {
  if (!visitor) return {};
  const { firstName, lastName } = splitFullName(visitor.name);
  return { first_name: firstName, last_name: lastName, email: visitor.email, phone: visitor.phone };
};

/** GoHighLevel's LeadConnector. Resellers use their own hosts with the same path. */
export const leadConnector: CalendarProvider = {
  name: 'LeadConnector',
  matches: (address) => hasLabel(address, 'leadconnectorhq') || hasLabel(address, 'msgsndr') || WIDGET.test(address.pathname),
  firstMessage: 'on load',
  query: contactOf,
  read: (data, embedder) =>
    typeof data === 'string' ? readText(data) : Array.isArray(data) ? readList(data, embedder) : undefined,
};

function readText(text: string): CalendarReading | undefined {
  if (text === RESIZER_READY) return { message: { kind: 'alive' }, reply: `${RESIZER}${FRAME}:${RESIZER_SETTINGS}` };
  if (!text.startsWith(RESIZER)) return undefined;
  const [, height] = text.split(':');
  return { message: heightOf(height) };
}

function readList([name, details]: readonly unknown[], embedder: Embedder): CalendarReading | undefined {
  switch (name) {
    case 'iframeLoaded':
      return { message: { kind: 'alive' } };
    case 'fetch-query-params':
      return {
        message: { kind: 'alive' },
        reply: ['query-params', { ...contactOf(embedder), ...embedder.campaign }, `https://${embedder.site}/`, '', details],
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
