import { ignoreStrayClicks } from './strayClicks.ts';

const clicked: string[] = [];

const click = (id: string, detail: number, clientY = 100) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientY }));

beforeAll(() => {
  ignoreStrayClicks();
  document.body.addEventListener('click', ({ target }) => clicked.push(target instanceof Element ? target.id : ''));
});

beforeEach(() => {
  clicked.length = 0;
  document.body.innerHTML = `
    <button id="send"><span id="word">Send</span></button>
    <div id="outside"><a id="link" href="#there">There</a></div>
    <label id="label" for="box"><span id="agree">Agree</span></label><input type="checkbox" id="box" />`;
});

test('the second click of a double click is ignored on anything else than the first', () => {
  click('send', 1);
  click('outside', 2);
  expect(click('link', 2)).toBe(false);
  expect(clicked).toEqual(['send']);
});

test('quick taps on neighboring controls act on both', () => {
  click('send', 1, 100);
  click('link', 2, 124);
  click('agree', 3, 148);
  expect(clicked).toEqual(['send', 'link', 'agree', 'box']);
});

test('both clicks act on one control, whichever part of it they meet', () => {
  click('word', 1);
  click('send', 2);
  click('word', 3);
  expect(clicked).toEqual(['word', 'send', 'word']);
});

test('both clicks on a label toggle its box', () => {
  click('agree', 1);
  click('label', 2);
  expect(clicked).toEqual(['agree', 'box', 'label', 'box']);
});

test('single clicks in a row, and clicks by keyboard, act on anything', () => {
  click('send', 1);
  click('link', 1);
  click('send', 0);
  click('outside', 1);
  expect(clicked).toEqual(['send', 'link', 'send', 'outside']);
});
