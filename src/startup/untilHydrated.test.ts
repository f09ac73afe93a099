import { reloadOnce } from './reloadOnce.ts';
import { untilHydrated } from './untilHydrated.ts';

jest.mock('./reloadOnce.ts');

const load = jest.fn(() => Promise.resolve());
const observe = jest.fn();
const disconnect = jest.fn();
/** Reports which observed elements are visible. */
let show: (shown: boolean[]) => void;
let options: IntersectionObserverInit | undefined;
let endWatch: ((isHydrated: boolean) => void) | undefined;

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

function watch() {
  endWatch = untilHydrated(element('#part'), load);
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const emit = (type: string, target: EventTarget) => target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
const isFailureShown = () => !element('[data-load-failure]').hasAttribute('hidden');

beforeEach(() => {
  document.body.innerHTML = `
    <p data-load-failure hidden>Call us.</p>
    <button id="outside">Outside</button>
    <div id="part"><button id="inside">Inside</button><a id="link" href="#more">More</a></div>`;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback, given) => {
    const observer = { observe, disconnect } as unknown as IntersectionObserver;
    show = (shown) =>
      callback(
        shown.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
        observer,
      );
    options = given;
    return observer;
  });
  jest.mocked(reloadOnce).mockReturnValue(false);
  Object.assign(window, { scrollY: 0 });
});
afterEach(() => {
  endWatch?.(false);
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

describe('requests the code', () => {
  test('when the HTML is at most one screen below the viewport', () => {
    watch();
    expect(options).toEqual({ rootMargin: '100%' });
    show([false]);
    expect(load).not.toHaveBeenCalled();
    show([false, true]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test.each(['scroll', 'pointermove', 'touchstart', 'keydown'])('only after the first %s of a visitor', (sign) => {
    watch();
    expect(observe).not.toHaveBeenCalled();
    emit(sign, window);
    emit(sign, window);
    expect(observe.mock.calls).toEqual([[element('#part')]]);
  });

  test('also after the browser has restored a scroll position', () => {
    Object.assign(window, { scrollY: 200 });
    watch();
    expect(observe.mock.calls).toEqual([[element('#part')]]);
  });

  test.each(['pointerover', 'touchstart', 'focusin'])('on %s inside, but not outside', (sign) => {
    watch();
    emit(sign, element('#outside'));
    emit(sign, window);
    expect(load).not.toHaveBeenCalled();
    emit(sign, element('#inside'));
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a click before hydration', () => {
  /** The button's own handler. */
  const clicked = jest.fn();
  beforeEach(() => element('#inside').addEventListener('click', clicked));

  test.each(['#outside', '#link'])('on %s does not request the code', (target) => {
    watch();
    expect(emit('click', element(target))).toBe(true);
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ['offline, the page shows contact details until the island is interactive', false],
    ['after a deployment, the document is reloaded instead', true],
  ])('is discarded if the code cannot be loaded; %s', async (_case, reloads) => {
    jest.mocked(reloadOnce).mockReturnValue(reloads);
    load.mockRejectedValueOnce(new Error('no code'));
    watch();
    element('#inside').click();
    await settle();
    expect(element('#inside').hasAttribute('aria-busy')).toBe(false);
    expect(reloadOnce).toHaveBeenCalledTimes(1);
    expect(isFailureShown()).toBe(!reloads);
    endWatch?.(true);
    expect(isFailureShown()).toBe(false);
    expect(clicked).not.toHaveBeenCalled();
  });

  test('is discarded after the timeout, and the page shows contact details', () => {
    jest.useFakeTimers();
    load.mockReturnValueOnce(new Promise(() => undefined));
    watch();
    element('#inside').click();
    jest.advanceTimersByTime(20_000);
    jest.useRealTimers();
    expect(element('#inside').hasAttribute('aria-busy')).toBe(false);
    expect(isFailureShown()).toBe(true);
  });
});

test.each([true, false])('watches nothing after it was stopped (hydrated: %p)', (isHydrated) => {
  const clicked = jest.fn();
  element('#inside').addEventListener('click', clicked);
  watch();
  endWatch?.(isHydrated);
  expect(disconnect).toHaveBeenCalledTimes(1);
  for (const sign of ['scroll', 'pointermove', 'touchstart', 'keydown', 'pointerover', 'focusin']) emit(sign, element('#inside'));
  element('#inside').click();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
  expect(observe).not.toHaveBeenCalled();
});
