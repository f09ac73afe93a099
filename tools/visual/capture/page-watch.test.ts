/** @jest-environment jsdom */
import { watchPage } from './page-watch.ts';

window.matchMedia = () => ({ matches: true }) as MediaQueryList;
document.getAnimations = () => [];
const watch = watchPage();

test.each([
  ['a screen of Storybook', '<div class="sb-preparing-story sb-wrapper"><i></i></div>', true],
  ['its documentation', '<div id="storybook-docs"><i></i></div>', true],
  ['the story', '<div id="storybook-root"><i></i></div>', false],
  ['what the story adds to the body', '<div class="dialog"><i></i></div>', false],
])('%s', (_, html, own) => {
  document.body.className = 'sb-show-main';
  document.body.innerHTML = html;
  const element = document.querySelector('i');
  if (element === null) throw new Error('The page is not ready.');
  expect(watch.isStorybooks(element)).toBe(own);

  watch.start();
  element.dispatchEvent(new Event('transitionrun', { bubbles: true }));
  expect(watch.moved()).toHaveLength(own ? 0 : 1);
});

test('no timer of a story outlives it', async () => {
  const late = jest.fn();
  watch.start();
  setTimeout(late, 1);
  setInterval(late, 1);
  requestAnimationFrame(late);
  watch.stop();
  await watch.wait(50);
  expect(late).not.toHaveBeenCalled();
});
