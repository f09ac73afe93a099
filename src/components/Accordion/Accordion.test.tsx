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

/** As when the visitor follows a link to a fragment of this page. */
function goTo(hash: string) {
  window.history.replaceState(null, '', hash);
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
}

/** jsdom opens and closes a `details` by itself at a click on its summary, as browsers do. */
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

test('all items are closed at first, or all but one', () => {
  const { unmount } = render(<Accordion items={items} />);
  expect(open()).toEqual([]);
  unmount();
  render(<Accordion items={items} initialIndex={1} />);
  expect(open()).toEqual(['When can we start?']);
});

test('an item that is opened closes the others, where the browser knows no groups either', () => {
  render(<Accordion items={items} initialIndex={1} />);
  for (const item of document.querySelectorAll('details')) item.removeAttribute('name');
  click('What does it cost?');
  expect(open()).toEqual(['What does it cost?']);
});

test('an item that is closed opens no other', () => {
  render(<Accordion items={items} initialIndex={1} />);
  click('When can we start?');
  expect(open()).toEqual([]);
});

test('the address names the item that was opened by hand, without a step in the history', () => {
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

test('an item without an id leaves the address alone', () => {
  render(<Accordion items={items} />);
  click('What does it cost?');
  click('Anything else?');
  expect(open()).toEqual(['Anything else?']);
  expect(address()).toBe('/faq?ref=mail#price');
});

describe('the item that the address points to', () => {
  test('is open when the page opens, and scrolled to', () => {
    window.history.replaceState(null, '', '#start');
    render(<Accordion items={items} />);
    expect(open()).toEqual(['When can we start?']);
    expect(scrolledTo.mock.calls).toEqual([['In two weeks.']]);
  });

  test('is opened by a link to something inside it', () => {
    render(<Accordion items={items} />);
    goTo('#price-detail');
    expect(open()).toEqual(['What does it cost?']);
    expect(scrolledTo.mock.calls).toEqual([['Nine hundred.']]);
  });

  test('stays where it is if it is open', () => {
    render(<Accordion items={items} initialIndex={1} />);
    goTo('#start');
    expect(open()).toEqual(['When can we start?']);
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  test.each(['', '#elsewhere'])('may be none of these (%p)', (hash) => {
    render(<Accordion items={items} />);
    goTo(`/faq${hash}`);
    expect(open()).toEqual([]);
  });

  test('may be something outside of the accordion', () => {
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

test('an accordion that is gone follows no address', () => {
  const remove = jest.spyOn(window, 'removeEventListener');
  const { unmount } = render(<Accordion items={items} />);
  unmount();
  expect(remove.mock.calls.map(([type]) => type)).toContain('hashchange');
});
