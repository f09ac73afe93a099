import { controlOf, createClickReplay } from './clickReplay.ts';

const expired = jest.fn();
let button: HTMLElement;
let clicked: jest.Mock;

const stopped = jest.fn();
const click = () => Object.assign(new MouseEvent('click', { bubbles: true, cancelable: true }), { stopPropagation: stopped });

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom knows no popovers.
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
  expired.mockReset();
  stopped.mockReset();
  document.body.innerHTML =
    '<button><b>Send</b></button><button popovertarget="menu"><i>Menu</i></button><a href="/">Go</a><p>Text</p>';
  button = document.querySelector('button') as HTMLElement;
  clicked = jest.fn();
  button.addEventListener('click', clicked);
});
afterEach(() => jest.useRealTimers());

test.each([
  ['button', 'button'],
  ['b', 'button'],
  ['i', null],
  ['a', null],
  ['p', null],
])('a click on %s is on the control %s', (target, control) => {
  const element = document.querySelector(target);
  expect(controlOf({ target: element } as unknown as Event)).toBe(control && document.querySelector(control));
});

test('a click on the button of the menu is on a control in a browser without popovers', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  const target = document.querySelector('i');
  expect(controlOf({ target } as unknown as Event)).toBe(document.querySelector('[popovertarget]'));
});

test('a click on the document is on no control', () => expect(controlOf({ target: document } as unknown as Event)).toBeNull());

test('records a click, marks its control as busy, and replays the click once', () => {
  const replay = createClickReplay(expired);
  const event = click();
  replay.record(event, button);
  expect([event.defaultPrevented, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
  expect(stopped).toHaveBeenCalledTimes(1);
  replay.replay();
  expect([clicked.mock.calls.length, button.hasAttribute('aria-busy')]).toEqual([1, false]);
  replay.replay();
  jest.advanceTimersByTime(60_000);
  expect([clicked.mock.calls.length, expired.mock.calls.length]).toEqual([1, 0]);
});

test('replays only the last of several clicks', () => {
  const replay = createClickReplay(expired);
  const other = document.querySelector('a') as HTMLElement;
  const otherClicked = jest.fn((event: Event) => event.preventDefault());
  other.addEventListener('click', otherClicked);
  replay.record(click(), button);
  replay.record(click(), other);
  expect([button.hasAttribute('aria-busy'), other.hasAttribute('aria-busy')]).toEqual([false, true]);
  replay.replay();
  expect([clicked.mock.calls.length, otherClicked.mock.calls.length]).toEqual([0, 1]);
});

test('discards a click after twenty seconds', () => {
  const replay = createClickReplay(expired);
  replay.record(click(), button);
  jest.advanceTimersByTime(19_999);
  expect(expired).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect([expired.mock.calls.length, button.hasAttribute('aria-busy')]).toEqual([1, false]);
  replay.replay();
  expect(clicked).not.toHaveBeenCalled();
});
