import { setProjectAnnotations } from '@storybook/react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import preview from '../../.storybook/preview.tsx';

/** Renders a story as Storybook does, but without the dynamic import that jest cannot follow. */
function testingLibraryRender(element: ReactElement, { container }: { container: HTMLElement }) {
  const root = createRoot(container);
  flushSync(() => root.render(element));
  return { unmount: () => root.unmount() };
}

/** jsdom measures and scrolls nothing. */
window.scrollTo = () => undefined;

const annotations = setProjectAnnotations([preview, { testingLibraryRender } as object]);

beforeAll(annotations.beforeAll);
