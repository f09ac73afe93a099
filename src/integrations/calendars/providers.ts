import { calCom } from './calCom.ts';
import { calendly } from './calendly.ts';
import { hubSpot } from './hubSpot.ts';
import { leadConnector } from './leadConnector.ts';
import type { CalendarProvider } from './provider.ts';

/** Providers that are recognized by a path, on any host, come last. */
const providers: readonly CalendarProvider[] = [calendly, calCom, hubSpot, leadConnector];

/** The provider of a calendar's address; undefined if unknown. */
export const providerOf = (url: string): CalendarProvider | undefined => {
  const address = new URL(url);
  return providers.find((provider) => provider.matches(address));
};
