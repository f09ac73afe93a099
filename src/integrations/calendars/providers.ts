import { calCom } from './calCom.ts';
import { calendly } from './calendly.ts';
import { hubSpot } from './hubSpot.ts';
import { leadConnector } from './leadConnector.ts';
import type { CalendarProvider, Embedder } from './provider.ts';

/** Providers that are recognized by a path, on any host, come last. */
export const providers: readonly CalendarProvider[] = [calendly, calCom, hubSpot, leadConnector];

/** The provider of a calendar's address; undefined if unknown. */
export const providerOf = (url: string): CalendarProvider | undefined => {
  const address = new URL(url);
  return providers.find((provider) => provider.matches(address));
};

/** The frame's address, with the visitor's details that its provider takes there. No address of ours ever carries them. */
export function frameAddress(url: string, embedder: Embedder): string {
  const provider = providerOf(url);
  if (!provider) return url;
  const address = new URL(url);
  if (provider.path) address.pathname = provider.path(address.pathname);
  const parameters = { ...provider.query(embedder), ...embedder.campaign };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
