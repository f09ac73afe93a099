import { act, render } from '@testing-library/react';
import { useReveal } from './useReveal.ts';

let options: IntersectionObserverInit | undefined;
let report: (ratio: number) => void = () => undefined;
const observe = jest.fn();
const disconnect = jest.fn();

class Observer {
  constructor(callback: IntersectionObserverCallback, given?: IntersectionObserverInit) {
    options = given;
    report = (ratio) =>
      callback(
        [{ intersectionRatio: ratio, isIntersecting: ratio >= 0.2 } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
  }
  observe = observe;
  disconnect = disconnect;
}

function Card() {
  const [ref, reveal] = useReveal<HTMLDivElement>(() => 0.5);
  return <div ref={ref}>{JSON.stringify(reveal)}</div>;
}

const show = () => {
  const { container } = render(<Card />);
  window.dispatchEvent(new Event('scroll'));
  return { seen: (ratio: number) => act(() => report(ratio)), state: () => JSON.parse(container.textContent) as unknown };
};

beforeEach(() => {
  observe.mockClear();
  disconnect.mockClear();
  Object.assign(window, { IntersectionObserver: Observer });
});

test('is not observed, and so never hidden, until the page scrolls', () => {
  const { unmount } = render(<Card />);
  expect(observe).not.toHaveBeenCalled();
  unmount();
  window.dispatchEvent(new Event('scroll'));
  expect(observe).not.toHaveBeenCalled();
  render(<Card />);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  expect(observe).toHaveBeenCalledTimes(1);
});

test('waits below the viewport, and is revealed for good after its delay when a fifth is visible', () => {
  const card = show();
  card.seen(0);
  expect(card.state()).toEqual({ phase: 'waiting', delayMs: 150 });
  card.seen(0.1);
  expect(card.state()).toEqual({ phase: 'waiting', delayMs: 150 });
  card.seen(0.2);
  expect(options).toEqual({ threshold: 0.2, rootMargin: '50px' });
  expect(card.state()).toEqual({ phase: 'revealed', delayMs: 150 });
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('never hides what is visible at first', () => {
  const card = show();
  card.seen(0.1);
  expect(card.state()).toEqual({ phase: 'still' });
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('hides nothing with reduced motion', () => {
  const asked = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  options = undefined;
  const card = show();
  expect(card.state()).toEqual({ phase: 'still' });
  expect(options).toBeUndefined();
  asked.mockRestore();
});
