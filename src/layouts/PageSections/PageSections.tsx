import { Children, Fragment, Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { report } from '../../integrations/report.ts';
import { FailureMessage } from '../../sections/errors/FailureMessage.tsx';
import { randomUuid } from '../../lib/randomUuid.ts';

/** Identifies a section by its position, because minification changes component names. */
const reportFailure = (place: number) => report({ name: 'section_failed', id: randomUuid(), section: `section-${place}` });

export type PageSectionsProps = {
  /** Number of sections of the page before these. */
  after?: number;
  children: ReactNode;
};

/** The sections of a page, each in an error boundary. */
export function PageSections({ after = 0, children }: PageSectionsProps) {
  // The later sections of a page are hydrated one by one: a click hydrates only its section, and not all of them before it is answered.
  const Hydration = after > 0 ? Suspense : Fragment;
  return Children.map(children, (section, index) => (
    <ErrorBoundary fallback={<FailureMessage of="section" />} onError={() => reportFailure(after + index + 1)}>
      <Hydration>{section}</Hydration>
    </ErrorBoundary>
  ));
}
