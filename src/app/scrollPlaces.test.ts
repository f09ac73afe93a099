import { enterEntry, recordPlaces, scrollBack } from './scrollPlaces.ts';

/** Called as if the page had grown; undefined while nothing watches it. */
let grow: (() => void) | undefined;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(private readonly onResize: () => void) {}
    observe() {
      grow = this.onResize;
    }
    disconnect() {
      grow = undefined;
    }
  } as unknown as typeof ResizeObserver;
});

const scrolledTo = jest.spyOn(window, 'scrollTo').mockImplementation();
beforeEach(() => scrolledTo.mockClear());

test('the page is scrolled back each time it grows, also after the place was reached', () => {
  scrollBack(3929);
  for (const times of [1, 2, 3]) {
    grow?.();
    expect(scrolledTo).toHaveBeenCalledTimes(times);
  }
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 3929, left: 0, behavior: 'instant' });
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown', 'resize'])('a %s ends it', (ending) => {
  scrollBack(3929);
  window.dispatchEvent(new Event(ending));
  expect(grow).toBeUndefined();
});

test('leaving the page ends it', () => {
  scrollBack(3929)();
  expect(grow).toBeUndefined();
});

test('a visitor who comes back and leaves before the page is scrolled there finds the place again', () => {
  const stopRecording = recordPlaces();
  const enter = (key: string) => {
    history.replaceState({ key }, '');
    return enterEntry();
  };
  const scrollBy = (place: number) => {
    Object.assign(window, { scrollY: place });
    window.dispatchEvent(new Event('scroll'));
  };
  expect(enter('list')).toBeUndefined();
  scrollBy(3929);
  expect(enter('job')).toBeUndefined();
  scrollBy(400);

  expect(enter('list')).toBe(3929);
  const leave = scrollBack(3929);
  // The browser keeps what is on the screen in place while the page is replaced, and reports that before it reports our scroll.
  scrollBy(4312);
  leave();
  expect(enter('job')).toBe(400);
  expect(enter('list')).toBe(3929);

  scrollBack(3929);
  window.dispatchEvent(new Event('wheel'));
  scrollBy(3000);
  expect(enter('job')).toBe(400);
  expect(enter('list')).toBe(3000);
  stopRecording();
});
