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

beforeEach(() => {
  globalThis.CSS = { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
  window.history.replaceState({ idx: 3 }, '', '/faq?ref=mail');
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.textContent);
  };
});

test('a click sets the fragment to the open item, without a history entry', () => {
  render(<Accordion items={items} />);
  const steps = window.history.length;
  click('What does it cost?');
  expect(address()).toBe('/faq?ref=mail#price');
  click('Anything else?');
  expect(address()).toBe('/faq?ref=mail#price');
  click('When can we start?');
  click('When can we start?');
  expect(address()).toBe('/faq?ref=mail');
  expect(window.history.length).toBe(steps);
  expect(window.history.state).toEqual({ idx: 3 });
});

test('a fragment opens the item that contains its target and scrolls to it, unless it is open', () => {
  render(<Accordion items={items} initialIndex={1} />);
  goTo('#start');
  expect(scrolledTo).not.toHaveBeenCalled();
  goTo('#price-detail');
  expect(open()).toEqual(['What does it cost?']);
  expect(scrolledTo.mock.calls).toEqual([['Nine hundred.']]);
});
