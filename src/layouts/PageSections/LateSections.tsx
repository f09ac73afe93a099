import { Children, Suspense, type ReactNode } from 'react';
import { PageSections } from './PageSections.tsx';

/**
 * The sections of an island, below the first screen. They are hydrated one by one: a click hydrates only its section, and not all of
 * them before it is answered.
 */
export const LateSections = ({ children }: { children: ReactNode }) => (
  <PageSections name="late-section">
    {Children.map(children, (section) => (
      <Suspense>{section}</Suspense>
    ))}
  </PageSections>
);
