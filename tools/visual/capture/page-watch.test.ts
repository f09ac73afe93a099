/** @jest-environment jsdom */
import { watchPage } from './page-watch.ts';

window.matchMedia = () => ({ matches: true }) as MediaQueryList;
document.getAnimations = () => [];
const watch = watchPage();

test('motion counts in the story, not in what is Storybook’s own', () => {
  document.body.innerHTML = '<div class="sb-preparing-story"><i></i></div><div class="dialog"><b></b></div>';
  watch.start();
  for (const element of document.querySelectorAll('i, b')) element.dispatchEvent(new Event('transitionrun', { bubbles: true }));
  expect(watch.moved()).toEqual([expect.stringContaining('of <b>')]);
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
