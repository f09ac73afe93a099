import { act, render, screen } from '@testing-library/react';
import { useNearViewport } from './useNearViewport.ts';

type Observer = { margin: string | undefined; observed: Element[]; isOver: boolean; see: (...isIntersecting: boolean[]) => void };
let observers: Observer[];

beforeEach(() => {
  observers = [];
  window.IntersectionObserver = class {
    readonly own: Observer;
    constructor(notice: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const see = (...entries: boolean[]) =>
        act(() =>
          notice(
            entries.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
            this as never,
          ),
        );
      this.own = { margin: options?.rootMargin, observed: [], isOver: false, see };
      observers.push(this.own);
    }
    observe(element: Element) {
      this.own.observed.push(element);
    }
    disconnect() {
      this.own.isOver = true;
    }
  } as never;
});

function Part() {
  const [ref, isNear] = useNearViewport<HTMLDivElement>('400px');
  return (
    <div ref={ref} data-testid="part">
      {isNear ? 'near' : 'far'}
    </div>
  );
}

const part = () => screen.getByTestId('part');

test('becomes true when the element is near, stays true, and stops observing', () => {
  render(<Part />);
  const [observer] = observers;
  expect(observer).toMatchObject({ margin: '400px', observed: [part()], isOver: false });
  observer?.see(false);
  expect(part().textContent).toBe('far');
  observer?.see(false, true);
  expect(part().textContent).toBe('near');
  expect(observer?.isOver).toBe(true);
  observer?.see(false);
  expect([part().textContent, observers.length]).toEqual(['near', 1]);
});
