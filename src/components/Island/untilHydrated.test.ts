import { reloadOnce } from '../../lib/reloadOnce';
import { untilHydrated } from './untilHydrated';

jest.mock('../../lib/reloadOnce');

const ask = jest.fn(() => Promise.resolve());
const observe = jest.fn();
const disconnect = jest.fn();
/** What the screen shows of the observed elements. */
let show: (shown: boolean[]) => void;
let options: IntersectionObserverInit | undefined;
let endWatch: ((isHydrated: boolean) => void) | undefined;

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

function watch() {
  endWatch = untilHydrated(element('#part'), ask);
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const happen = (type: string, target: EventTarget) => target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
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

describe('its code is asked for', () => {
  test('one screen ahead of the reader, and not while it is further away', () => {
    watch();
    expect(options).toEqual({ rootMargin: '100%' });
    show([false]);
    expect(ask).not.toHaveBeenCalled();
    show([false, true]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test.each(['scroll', 'pointermove', 'touchstart', 'keydown'])('once %s has shown that the page has a visitor', (sign) => {
    watch();
    expect(observe).not.toHaveBeenCalled();
    happen(sign, window);
    happen(sign, window);
    expect(observe.mock.calls).toEqual([[element('#part')]]);
  });

  test('where the browser has scrolled the page by itself, too', () => {
    Object.assign(window, { scrollY: 200 });
    watch();
    expect(observe.mock.calls).toEqual([[element('#part')]]);
  });

  test.each(['pointerover', 'touchstart', 'focusin'])('by %s on it, and not beside it', (sign) => {
    watch();
    happen(sign, element('#outside'));
    happen(sign, window);
    expect(ask).not.toHaveBeenCalled();
    happen(sign, element('#inside'));
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('a click before that', () => {
  /** The clicks that reach the button's own code. */
  const clicked = jest.fn();
  beforeEach(() => element('#inside').addEventListener('click', clicked));

  test('on a control is recorded, and replayed once the part is interactive', () => {
    watch();
    element('#inside').click();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(clicked).not.toHaveBeenCalled();
    expect(element('#inside').getAttribute('aria-busy')).toBe('true');
    endWatch?.(true);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(element('#inside').hasAttribute('aria-busy')).toBe(false);
  });

  test('is discarded when the part leaves the page', () => {
    watch();
    element('#inside').click();
    endWatch?.(false);
    expect(clicked).not.toHaveBeenCalled();
    expect(element('#inside').hasAttribute('aria-busy')).toBe(false);
  });

  test.each(['#outside', '#link'])('on %s needs no code of the part', (target) => {
    watch();
    expect(happen('click', element(target))).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  });

  test.each([
    ['offline, the page says how to reach us, until the part is interactive', false],
    ['after a deploy, the page is loaded again instead', true],
  ])('whose code cannot be loaded is discarded; %s', async (_case, reloads) => {
    jest.mocked(reloadOnce).mockReturnValue(reloads);
    ask.mockRejectedValueOnce(new Error('no code'));
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

  test('whose code does not come in time is discarded, and the page says how to reach us', () => {
    jest.useFakeTimers();
    ask.mockReturnValueOnce(new Promise(() => undefined));
    watch();
    element('#inside').click();
    jest.advanceTimersByTime(20_000);
    jest.useRealTimers();
    expect(element('#inside').hasAttribute('aria-busy')).toBe(false);
    expect(isFailureShown()).toBe(true);
  });
});

test.each([true, false])('nothing is watched any more after the end (hydrated: %p)', (isHydrated) => {
  const clicked = jest.fn();
  element('#inside').addEventListener('click', clicked);
  watch();
  endWatch?.(isHydrated);
  expect(disconnect).toHaveBeenCalledTimes(1);
  for (const sign of ['scroll', 'pointermove', 'touchstart', 'keydown', 'pointerover', 'focusin'])
    happen(sign, element('#inside'));
  element('#inside').click();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(ask).not.toHaveBeenCalled();
  expect(observe).not.toHaveBeenCalled();
});
