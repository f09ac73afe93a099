import { useState } from 'react';
import type { PinboardGroup } from '../../content/pinboard.ts';
import { useBrowserValue } from '../../hooks/useBrowserValue.ts';

const groups: readonly string[] = ['partners', 'patients'] satisfies PinboardGroup[];

/** Any other fragment, such as that of a note, leaves the whole board. */
function groupInAddress(): PinboardGroup {
  const name = window.location.hash.slice(1);
  return groups.includes(name) ? (name as PinboardGroup) : 'all';
}

/** Whose notes are shown. The address keeps it, without an entry in the history, for a reload and for those who get the link. */
export function useNoteGroup(): [PinboardGroup, (group: PinboardGroup) => void] {
  const first = useBrowserValue<PinboardGroup>(groupInAddress, 'all');
  const [chosen, setChosen] = useState<PinboardGroup>();
  const choose = (group: PinboardGroup) => {
    setChosen(group);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search + (group === 'all' ? '' : `#${group}`));
  };
  return [chosen ?? first, choose];
}
