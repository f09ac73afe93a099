/** @jest-environment jsdom */
import axe from 'axe-core';
import { describeFunctions } from './page-describe.ts';
import type { PageWatch } from './page-watch.ts';

const watch = { isStorybooks: () => false } as unknown as PageWatch;
const { describe: describeRegions } = describeFunctions(watch);

// What jsdom does not implement. The box of an element is in its attribute `data-box`.
Object.assign(window, { axe });
Element.prototype.checkVisibility = function (this: Element) {
  return this.localName !== 'style';
};
Element.prototype.getBoundingClientRect = function (this: Element) {
  const [x = 0, y = 0, width = 0, height = 0] = (this.getAttribute('data-box') ?? '').split(' ').map(Number);
  return { x, y, width, height } as DOMRect;
};
Object.defineProperty(HTMLElement.prototype, 'innerText', {
  get(this: HTMLElement) {
    const rendered = this.cloneNode(true) as HTMLElement;
    for (const style of rendered.querySelectorAll('style')) style.remove();
    return rendered.textContent;
  },
});

const TOAST = `<div role="alert" data-box="10 10 200 60"><style>.toast { color: red }</style>
  <p data-box="20 20 100 20">Message <b>sent</b></p>
  <button aria-label="Close" data-box="180 20 20 20"><svg data-box="185 25 10 10"></svg></button></div>
  <a href="/imprint" data-box="10 300 60 20"><span data-box="12 302 50 14">Imprint</span></a>`;

test.each([
  ['a shadow around the toast', [0, 0, 220, 90], 'alert “Message sent”'],
  ['the text of a link', [12, 304, 48, 10], 'link “Imprint”'],
  ['an icon', [185, 25, 10, 10], 'button “Close”'],
  ['nothing that is visible now', [500, 500, 10, 10], null],
])('%s is named', (_, [x = 0, y = 0, width = 0, height = 0], name) => {
  document.body.innerHTML = TOAST;
  expect(describeRegions([{ x, y, width, height }])).toBe(name);
});
