import { useEffect, useState } from 'react';
import { addScript, removeScript } from './pageScript.ts';

/** How many calendars of the page use a script, by its address. */
const users = new Map<string, number>();

function join(source: string) {
  users.set(source, (users.get(source) ?? 0) + 1);
}

function leave(source: string) {
  const left = (users.get(source) ?? 1) - 1;
  users.set(source, left);
  if (left === 0) removeScript(source);
}

/**
 * A calendar provider's form-embed script: added with the calendar, removed when the last one that uses it is left, and logged as it
 * goes (specification sections 7 and 8).
 *
 * @returns whether the script was refused, by the network, by its host or by a blocker
 */
export function useEmbedScript(source: string | undefined): boolean {
  const [isRejected, setIsRejected] = useState(false);

  useEffect(() => {
    if (!source) return undefined;
    let isLeft = false;
    join(source);
    void addScript({ name: 'calendar embed', source }).then((isLoaded) => {
      if (!isLeft && !isLoaded) setIsRejected(true);
    });
    return () => {
      isLeft = true;
      leave(source);
    };
  }, [source]);

  return isRejected;
}
