import { act, fireEvent, render } from '@testing-library/react';
import { FadingSlides } from './FadingSlides.tsx';

const slides = ['one', 'two', 'three'].map((text) => <p key={text}>{text}</p>);
const onAdvance = jest.fn();
const onSwipe = jest.fn();
const show = (index: number) => (
  <FadingSlides slides={slides} index={index} isPlaying={false} onAdvance={onAdvance} onSwipe={onSwipe} />
);

/** The library has changed the slide by itself, or the visitor has. */
const changes = () => ({ advanced: onAdvance.mock.calls, swiped: onSwipe.mock.calls });

/** Runs the library's timers, each of which sets the next one. It accepts no swipe before. */
function comeToRest() {
  while (jest.getTimerCount() > 0) act(() => jest.runOnlyPendingTimers());
}

beforeEach(() => {
  jest.useFakeTimers();
  onAdvance.mockReset();
  onSwipe.mockReset();
});
afterEach(() => jest.useRealTimers());

test('a click right after the slides have loaded is not reported as a swipe', () => {
  const { rerender } = render(show(0));
  rerender(show(2));
  act(() => jest.runOnlyPendingTimers());
  expect(changes()).toEqual({ advanced: [], swiped: [] });
});

test.each([
  ['left', 300, 100, 2],
  ['right', 100, 300, 0],
])('a swipe to the %s changes the current slide', (_direction, from, to, moved) => {
  const { container } = render(show(1));
  comeToRest();
  const list = container.querySelector('.slick-list');
  if (!list) throw new Error('There are no slides.');
  fireEvent.mouseDown(list, { clientX: from });
  fireEvent.mouseMove(list, { clientX: to });
  fireEvent.mouseUp(list, { clientX: to });
  expect(changes()).toEqual({ advanced: [], swiped: [[moved]] });
});

test('shows the last of several slides that are requested in quick succession', () => {
  const { container, rerender } = render(show(0));
  comeToRest();
  rerender(show(1));
  act(() => jest.advanceTimersByTime(50));
  rerender(show(2));
  comeToRest();
  expect(container.querySelector('.slick-active')?.textContent).toBe('three');
  expect(changes()).toEqual({ advanced: [], swiped: [] });
});

test('shows the requested slide also when the window changes its size at that moment', () => {
  const { container, rerender } = render(show(0));
  comeToRest();
  fireEvent(window, new Event('resize'));
  act(() => jest.advanceTimersByTime(49));
  rerender(show(1));
  // The library changes the slide and measures itself in the same task.
  act(() => jest.advanceTimersByTime(1));
  comeToRest();
  expect(container.querySelector('.slick-active')?.textContent).toBe('two');
});
