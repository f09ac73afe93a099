import { lazy, Suspense } from 'react';
import { storybookTheme } from '../theme.ts';
import type { DocsFrameProps } from './DocsFrame.tsx';

const LazyFrame = lazy(() => import('./DocsFrame.tsx').then(({ DocsFrame }) => ({ default: DocsFrame })));
const LazyPage = lazy(() => import('./ComponentPage.tsx').then(({ ComponentPage }) => ({ default: ComponentPage })));

/** `parameters.docs`. The code of documentation pages is loaded with the first of them, because stories do not need it. */
export const docs = {
  theme: storybookTheme,
  container: (props: DocsFrameProps) => (
    <Suspense>
      <LazyFrame {...props} />
    </Suspense>
  ),
  page: () => <LazyPage />,
};
