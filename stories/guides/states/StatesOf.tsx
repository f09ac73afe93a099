import { useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { readAccepted, type AcceptedScreenshots } from '../results.ts';
import { matrixOf } from './matrix.ts';
import { StateCards } from './StateCards.tsx';

/** Shows each story of a component as it was accepted. */
export function StatesOf({ stories }: { stories: readonly PreparedStory[] }) {
  const [accepted, setAccepted] = useState<AcceptedScreenshots | null>(null);
  useEffect(() => void readAccepted().then(setAccepted), []);
  const entries = stories.map(({ id, title, name, tags }) => ({ type: 'story', id, title, name, tags }));
  return (
    <div className="guide sb-unstyled">
      {matrixOf(entries, accepted).map((row) => (
        <StateCards key={row.title} row={row} />
      ))}
    </div>
  );
}
