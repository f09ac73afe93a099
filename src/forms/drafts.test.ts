import { fireEvent } from '@testing-library/react';
import { keepDrafts, knownFields, readDraft, restoreDraft, writeDraft } from './drafts.ts';

const PERSONAL_MS = 30 * 60 * 1000;
const typed = { name: 'Dana', email: 'dana@example.com', agrees: true, choice: 'b' };

/** Shows a form of two texts, a checkbox, a choice, and what is not for visitors. */
function showForm(name = 'lead'): HTMLFormElement {
  document.body.innerHTML = `<form name="${name}">
    <input name="name"><input name="email" type="email"><input name="agrees" type="checkbox">
    <select name="choice"><option value="none">None</option><option value="b">B</option></select>
    <input name="token" type="hidden" value="x"><input name="trap" tabindex="-1"><input name="file" type="file">
  </form>`;
  return document.forms[0] as HTMLFormElement;
}

const control = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;

function fillIn() {
  const { agrees, ...texts } = typed;
  for (const [name, value] of Object.entries(texts)) control(name).value = value;
  control('agrees').checked = agrees;
  control('trap').value = 'a robot';
}

beforeAll(keepDrafts);
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test.each<[string, () => unknown]>([
  ['is typed', () => fireEvent.input(control('name'))],
  ['was filled in without an event, at the next click', () => fireEvent.click(document.body)],
  ['was filled in without an event, when the page is left', () => fireEvent(window, new Event('pagehide'))],
])('what %s is put back into the next form of this name', (_what, happens) => {
  showForm();
  fillIn();
  happens();
  expect(readDraft('lead')?.fields).toEqual(typed);
  const next = showForm();
  control('email').value = 'other@example.com';
  restoreDraft(next);
  expect([control('name').value, control('email').value, control('trap').value]).toEqual(['Dana', 'other@example.com', '']);
  expect([control('agrees').checked, control('choice').value]).toEqual([true, 'b']);
  restoreDraft(showForm('contact'));
  expect(control('name').value).toBe('');
  expect(localStorage).toHaveLength(0);
});

test('nothing is kept of a form that was emptied', () => {
  writeDraft('lead', { fields: typed, sent: { content: '{}', key: 'a-key' } });
  showForm();
  fireEvent.input(control('name'));
  expect(readDraft('lead')).toBeNull();
});

test('a draft is kept for half an hour, and not after the clock was set back', () => {
  writeDraft('lead', { fields: typed });
  jest.advanceTimersByTime(PERSONAL_MS);
  expect(readDraft('lead')?.fields).toEqual(typed);
  jest.advanceTimersByTime(1);
  expect(readDraft('lead')).toBeNull();
  writeDraft('lead', { fields: typed });
  jest.setSystemTime(Date.now() - 1);
  expect(readDraft('lead')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('a form that is drawn again while it has the focus gets it back, another one does not', () => {
  for (const [name, hasFocus] of [
    ['lead', true],
    ['contact', false],
  ] as const) {
    showForm();
    control('email').focus();
    restoreDraft(showForm(name));
    expect(document.activeElement === control('email')).toBe(hasFocus);
  }
});

test('the fields of an earlier version of the form are ignored', () => {
  expect(knownFields({ name: '', agrees: false }, { name: 7, agrees: true, age: '7' })).toEqual({ name: '', agrees: true });
});
