/** @jest-environment jsdom */
import type { GateWindow } from './page-types.ts';
import { installWatch } from './page-watch.ts';

const gate = (): GateWindow => window;

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  document.getAnimations = () => [];
  installWatch();
});

test.each([
  ['what Storybook 9 and later highlights with', '<div id="storybook-highlights-root"><i></i></div>', true],
  ['its menu', '<div id="storybook-highlights-menu"><i></i></div>', true],
  ['a screen of its own', '<div class="sb-preparing-story sb-wrapper"><i></i></div>', true],
  ['its documentation', '<div id="storybook-docs"><i></i></div>', true],
  ['the story', '<div id="storybook-root"><i></i></div>', false],
  ['what the story adds to the body', '<div class="dialog"><i></i></div>', false],
])('%s', (_, html, own) => {
  const watch = gate().__visualGateWatch;
  document.body.className = 'sb-show-main';
  document.body.innerHTML = html;
  const element = document.querySelector('i');
  if (watch === undefined || element === null) throw new Error('The page is not ready.');
  expect(watch.isStorybooks(element)).toBe(own);

  watch.start();
  element.dispatchEvent(new Event('transitionrun', { bubbles: true }));
  expect(watch.moved()).toHaveLength(own ? 0 : 1);
});
