import { calCom } from './calCom.ts';
import { calendly } from './calendly.ts';
import { hubSpot } from './hubSpot.ts';
import { leadConnector } from './leadConnector.ts';
import type { CalendarProvider } from './provider.ts';

/** By what an address shows of its provider: names of hosts first, a path that many hosts may have last. */
const providers: readonly CalendarProvider[] = [calendly, calCom, hubSpot, leadConnector];

/** Whose calendar an address is; undefined for a provider that is not known, of whose messages nothing can be read. */
export const providerOf = (url: string): CalendarProvider | undefined => {
  const address = new URL(url);
  return providers.find((provider) => provider.matches(address));
};
