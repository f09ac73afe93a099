import { act, fireEvent, render } from '@testing-library/react';
import { FadingSlides } from './FadingSlides';

const slides = ['one', 'two', 'three'].map((text) => <p key={text}>{text}</p>);
const onSwipe = jest.fn();
const show = (index: number) => <FadingSlides slides={slides} index={index} onSwipe={onSwipe} />;

/** The library moves to where it stands, and takes no swipe until its timers, each set by the one before, have ended. */
function comeToRest() {
  while (jest.getTimerCount() > 0) act(() => jest.runOnlyPendingTimers());
}

beforeEach(() => {
  jest.useFakeTimers();
  onSwipe.mockReset();
});
afterEach(() => jest.useRealTimers());

test('a click right after the slides have loaded is not taken for a swipe back', () => {
  const { rerender } = render(show(0));
  rerender(show(2));
  act(() => jest.runOnlyPendingTimers());
  expect(onSwipe).not.toHaveBeenCalled();
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
  expect(onSwipe.mock.calls).toEqual([[moved]]);
});

test('of slides that are asked for in quick succession, the last one is shown', () => {
  const { container, rerender } = render(show(0));
  comeToRest();
  rerender(show(1));
  act(() => jest.advanceTimersByTime(50));
  rerender(show(2));
  comeToRest();
  expect(container.querySelector('.slick-current')?.textContent).toBe('three');
  expect(onSwipe).not.toHaveBeenCalled();
});

test('it begins at the slide that it is given, without moving there', () => {
  const { container } = render(show(2));
  expect(container.querySelector('.slick-current')?.textContent).toBe('three');
});

test('it brings no controls of its own, and takes no keys', () => {
  const { container } = render(show(0));
  comeToRest();
  expect(container.querySelector('button')).toBeNull();
  for (const target of container.querySelectorAll('.slick-list')) fireEvent.keyDown(target, { key: 'ArrowRight', keyCode: 39 });
  comeToRest();
  expect(onSwipe).not.toHaveBeenCalled();
});
