import { Children, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { report } from '../../integrations/report.ts';
import { FailureMessage } from '../../sections/errors/FailureMessage.tsx';
import { randomUuid } from '../../lib/randomUuid.ts';

export type PageSectionsProps = {
  /** What a section that failed is called in reports, with its place: minification changes the names of components. */
  name?: string;
  children: ReactNode;
};

/** The sections of a page, each in an error boundary. */
export function PageSections({ name = 'section', children }: PageSectionsProps) {
  return Children.map(children, (section, index) => (
    <ErrorBoundary
      fallback={<FailureMessage of="section" />}
      onError={() => report({ name: 'section_failed', id: randomUuid(), section: `${name}-${index + 1}` })}
    >
      {section}
    </ErrorBoundary>
  ));
}
