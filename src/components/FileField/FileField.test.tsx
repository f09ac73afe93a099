import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { FileField } from './FileField.tsx';

const copy = { choose: 'Choose a file', drop: 'or drop it here', replace: 'Replace', remove: 'Remove' };
const onChoose = jest.fn();
const files = [new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })];

const show = () =>
  render(<FileField label="Résumé" accept=".pdf" file={null} onChoose={onChoose} onRemove={jest.fn()} copy={copy} />);

const picker = () => screen.getByLabelText<HTMLInputElement>(/^Résumé/);
const zone = () => picker().parentElement ?? picker();
const isMarked = () => zone().dataset.over;
/** A plain event, because jsdom has no DragEvent. */
const leaveTo = (relatedTarget: Element) => fireEvent(zone(), Object.assign(createEvent.dragLeave(zone()), { relatedTarget }));
const ofFiles = { dataTransfer: { types: ['Files'], files } };
const ofText = { dataTransfer: { types: ['text/plain'], files: [] } };

test('a dragged file marks the field until it leaves or is dropped', () => {
  show();
  expect(isMarked()).toBe('false');
  fireEvent.dragEnter(zone(), ofFiles);
  leaveTo(picker());
  expect(isMarked()).toBe('true');
  leaveTo(document.body);
  expect(isMarked()).toBe('false');
  fireEvent.dragEnter(zone(), ofFiles);
  fireEvent.drop(zone(), ofFiles);
  expect(isMarked()).toBe('false');
  expect(onChoose.mock.calls).toEqual([files]);
});

test('a text or a link can be dropped on any other field', () => {
  show();
  const isLeftToBrowser = (what: object) => [fireEvent.dragOver(document.body, what), fireEvent.drop(document.body, what)];
  expect(isLeftToBrowser(ofText)).toEqual([true, true]);
  expect(isLeftToBrowser(ofFiles)).toEqual([false, false]);
  fireEvent.dragEnter(zone(), ofText);
  expect(isMarked()).toBe('false');
});
