import { composeStories } from '@storybook/react';
import * as carouselStories from '../../stories/components/Carousel.stories.tsx';

test('a story that is named after a slide stays at that slide', async () => {
  // Five seconds are soon over here.
  const { setInterval } = window;
  window.setInterval = ((turn: () => void) => setInterval(turn, 75)) as typeof setInterval;
  const { SecondSlide } = composeStories(carouselStories);
  await SecondSlide.run();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const dot = document.querySelector('[aria-current=true]');
  expect(dot?.getAttribute('aria-label')).toBe('Show note 2 of 3');
});
