import { Children, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary.tsx';
import { FailureMessage } from '../../sections/FailureMessage/FailureMessage.tsx';

export const states = ['Whole', 'OneFailed'] as const;

/** The bands of a page. One that fails leaves the others alone. */
export function Bands({ children }: { children: ReactNode }) {
  return Children.map(children, (band) => <ErrorBoundary fallback={<FailureMessage of="band" />}>{band}</ErrorBoundary>);
}
