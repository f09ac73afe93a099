import { useEffect, useState } from 'react';

type Embedded = { script: HTMLScriptElement; users: number; isRefused: boolean };

/** One script an address, however many calendars of a page use it. */
const embedded = new Map<string, Embedded>();

function embed(source: string): Embedded {
  const present = embedded.get(source);
  if (present) return present;
  const script = document.createElement('script');
  const entry: Embedded = { script, users: 0, isRefused: false };
  script.src = source;
  script.async = true;
  script.addEventListener('load', () => console.info('Calendar embed script loaded'));
  script.addEventListener('error', () => {
    entry.isRefused = true;
    console.info('Failed to load calendar embed script');
  });
  document.body.append(script);
  embedded.set(source, entry);
  return entry;
}

/**
 * A calendar provider's form-embed script: added with the calendar, removed when the last one that uses it is left, and logged as it
 * goes (specification sections 7 and 8).
 *
 * @returns whether the script was refused, by the network, by its host or by a blocker
 */
export function useEmbedScript(source: string | undefined): boolean {
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    if (!source) return undefined;
    const entry = embed(source);
    const refuse = () => setIsRefused(true);
    entry.users += 1;
    if (entry.isRefused) queueMicrotask(refuse);
    entry.script.addEventListener('error', refuse);
    return () => {
      entry.script.removeEventListener('error', refuse);
      entry.users -= 1;
      if (entry.users > 0) return;
      entry.script.remove();
      embedded.delete(source);
    };
  }, [source]);

  return isRefused;
}
