import { act, fireEvent, render, screen } from '@testing-library/react';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'price', title: 'What does it cost?', body: <p id="price-detail">Nine hundred.</p> },
  { id: 'start', title: 'When can we start?', body: 'In two weeks.' },
  { title: 'Anything else?', body: 'Call us.' },
];

const scrolledTo = jest.fn();

/** The titles of the open items. */
const open = () =>
  [...document.querySelectorAll('details')].filter((item) => item.open).map((item) => item.querySelector('summary')?.textContent);

const address = () => window.location.pathname + window.location.search + window.location.hash;

/** Follows a link to a fragment of this page. */
function goTo(hash: string) {
  window.history.replaceState(null, '', hash);
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
}

/** Like browsers, jsdom toggles a `details` on a click on its summary. */
const click = (title: string) => fireEvent.click(screen.getByText(title));

beforeAll(() => {
  globalThis.CSS = { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
});
beforeEach(() => {
  window.history.replaceState({ idx: 3 }, '', '/faq?ref=mail');
  scrolledTo.mockClear();
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo(this.textContent);
  });
});
afterEach(() => jest.restoreAllMocks());

test('at first all items are closed, or all but the given one', () => {
  const { unmount } = render(<Accordion items={items} />);
  expect(open()).toEqual([]);
  unmount();
  render(<Accordion items={items} initialIndex={1} />);
  expect(open()).toEqual(['When can we start?']);
});

test('opening an item closes the others, even without support for `name` on details', () => {
  render(<Accordion items={items} initialIndex={1} />);
  for (const item of document.querySelectorAll('details')) item.removeAttribute('name');
  click('What does it cost?');
  expect(open()).toEqual(['What does it cost?']);
});

test('closing an item opens no other', () => {
  render(<Accordion items={items} initialIndex={1} />);
  click('When can we start?');
  expect(open()).toEqual([]);
});

test('a click sets the fragment to the open item, without a history entry', () => {
  render(<Accordion items={items} />);
  const steps = window.history.length;
  click('What does it cost?');
  expect(address()).toBe('/faq?ref=mail#price');
  click('When can we start?');
  expect(address()).toBe('/faq?ref=mail#start');
  click('When can we start?');
  expect(address()).toBe('/faq?ref=mail');
  expect(window.history.length).toBe(steps);
  expect(window.history.state).toEqual({ idx: 3 });
});

test('an item without an id does not change the address', () => {
  render(<Accordion items={items} />);
  click('What does it cost?');
  click('Anything else?');
  expect(open()).toEqual(['Anything else?']);
  expect(address()).toBe('/faq?ref=mail#price');
});

describe('the fragment', () => {
  test('opens its item on load and scrolls to it', () => {
    window.history.replaceState(null, '', '#start');
    render(<Accordion items={items} />);
    expect(open()).toEqual(['When can we start?']);
    expect(scrolledTo.mock.calls).toEqual([['In two weeks.']]);
  });

  test('opens the item that contains its target', () => {
    render(<Accordion items={items} />);
    goTo('#price-detail');
    expect(open()).toEqual(['What does it cost?']);
    expect(scrolledTo.mock.calls).toEqual([['Nine hundred.']]);
  });

  test('does not scroll to an open item', () => {
    render(<Accordion items={items} initialIndex={1} />);
    goTo('#start');
    expect(open()).toEqual(['When can we start?']);
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  test.each(['', '#elsewhere'])('opens nothing if it names no item (%p)', (hash) => {
    render(<Accordion items={items} />);
    goTo(`/faq${hash}`);
    expect(open()).toEqual([]);
  });

  test('opens nothing outside of the accordion', () => {
    render(
      <>
        <details>
          <summary>Menu</summary>
          <p id="menu">Elsewhere</p>
        </details>
        <Accordion items={items} />
      </>,
    );
    goTo('#menu');
    expect(open()).toEqual([]);
  });
});

test('removes its listener on unmount', () => {
  const remove = jest.spyOn(window, 'removeEventListener');
  const { unmount } = render(<Accordion items={items} />);
  unmount();
  expect(remove.mock.calls.map(([type]) => type)).toContain('hashchange');
});
