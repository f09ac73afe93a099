import { fireEvent } from '@testing-library/react';
import { toggleMenu } from './menuWithoutPopovers.ts';

let button: HTMLElement;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const isOpen = () => button.hasAttribute('data-open');

beforeEach(() => {
  document.body.innerHTML =
    '<div><button>Menu</button><div id="panel"><p>Text</p><a href="#faq">FAQ</a></div></div><main>Page</main>';
  button = find('button');
  toggleMenu(button);
});
afterEach(() => {
  if (isOpen()) toggleMenu(button);
});

test('opens, and closes at the second click', () => {
  expect(isOpen()).toBe(true);
  toggleMenu(button);
  expect(isOpen()).toBe(false);
});

test('Escape closes it and returns the focus, another key does not', () => {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
});

test.each([
  ['outside', 'main', false],
  ['on a link', 'a', false],
  ['on its text', 'p', true],
])('a click %s', (_where, selector, stays) => {
  fireEvent.click(find(selector));
  expect(isOpen()).toBe(stays);
});

test('once closed it ignores keys, and opens again', () => {
  toggleMenu(button);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(document.activeElement).not.toBe(button);
  toggleMenu(button);
  expect(isOpen()).toBe(true);
});
