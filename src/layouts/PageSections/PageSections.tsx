import { Children, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary.tsx';
import { report } from '../../integrations/report.ts';
import { FailureMessage } from '../../sections/FailureMessage/FailureMessage.tsx';

export const states = ['Whole', 'OneFailed'] as const;

/** By its place on the page, in which every build agrees: names do not outlive the build's shortening. */
const reportFailure = (place: number) => report({ name: 'band_failed', id: crypto.randomUUID(), band: `band-${place}` });

export type PageSectionsProps = {
  /** How many bands of the page stand before these. */
  after?: number;
  children: ReactNode;
};

/** The bands of a page. One that fails leaves the others alone. */
export function PageSections({ after = 0, children }: PageSectionsProps) {
  return Children.map(children, (band, index) => (
    <ErrorBoundary fallback={<FailureMessage of="band" />} onError={() => reportFailure(after + index + 1)}>
      {band}
    </ErrorBoundary>
  ));
}
