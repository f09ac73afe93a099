import { useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { matrixOf } from './matrix.ts';
import { readAccepted, RESULTS } from './results.ts';
import { StateCards } from './StateCards.tsx';

type AcceptedRead = Awaited<ReturnType<typeof readAccepted>>;

/** For a component's page: each of its stories as it was accepted. */
export function StatesOf({ stories }: { stories: readonly PreparedStory[] }) {
  const [accepted, setAccepted] = useState<AcceptedRead>(null);
  useEffect(() => void readAccepted().then(setAccepted), []);
  const entries = stories.map(({ id, title, name, tags }) => ({ type: 'story', id, title, name, tags }));
  return (
    <div className="guide sb-unstyled">
      {matrixOf(entries, accepted).map(({ component, states }) => (
        <StateCards key={component} component={component} states={states} base={RESULTS} />
      ))}
    </div>
  );
}
