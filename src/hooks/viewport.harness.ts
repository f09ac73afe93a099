import { act } from '@testing-library/react';

let observers: { margin: string | undefined; intersect: () => void }[] = [];

/** Replaces the observers of this test file's elements, which then intersect the viewport only when the test says so. */
export function fakeViewport() {
  beforeEach(() => {
    observers = [];
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback, options) => {
      const observer = { observe: () => undefined, disconnect: () => undefined } as unknown as IntersectionObserver;
      const intersect = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer);
      observers.push({ margin: options?.rootMargin, intersect });
      return observer;
    });
  });
  afterEach(() => jest.restoreAllMocks());
}

/** Scrolls to all observed elements. @returns the margin in which the last of them counts as near */
export function comeNear(): string | undefined {
  act(() => observers.forEach(({ intersect }) => intersect()));
  return observers.at(-1)?.margin;
}
