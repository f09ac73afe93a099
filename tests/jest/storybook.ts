import { setProjectAnnotations } from '@storybook/react';
import { configure } from '@storybook/test';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import preview from '../../.storybook/preview.tsx';
import { timeLimit } from '../../tools/shared/timeLimit.ts';

configure({ asyncUtilTimeout: timeLimit(5000) });

/** Renders a story like Storybook, but without its dynamic import, which jest cannot run. */
function testingLibraryRender(element: ReactElement, { container }: { container: HTMLElement }) {
  const root = createRoot(container);
  flushSync(() => root.render(element));
  return { unmount: () => root.unmount() };
}

/** jsdom has no scrolling and no `CSS`. */
window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
globalThis.CSS = { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

const { timeout } = AbortSignal;

/** A webhook that never answers would be given up, and logged, ten seconds later, when the tests may be over: plays end sooner. */
beforeAll(() => {
  AbortSignal.timeout = () => new AbortController().signal;
});

/** The class is Node's own, which all files that a worker runs share. */
afterAll(() => {
  AbortSignal.timeout = timeout;
});

const annotations = setProjectAnnotations([preview, { testingLibraryRender } as object]);

beforeAll(annotations.beforeAll);
