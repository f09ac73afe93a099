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
const drop = (element: Element) => fireEvent.drop(element, { dataTransfer: { files } });

test('a dragged file marks the field until it leaves or is dropped', () => {
  show();
  expect(isMarked()).toBe('false');
  fireEvent.dragEnter(zone());
  leaveTo(picker());
  expect(isMarked()).toBe('true');
  leaveTo(document.body);
  expect(isMarked()).toBe('false');
  fireEvent.dragEnter(zone());
  drop(zone());
  expect(isMarked()).toBe('false');
  expect(onChoose.mock.calls).toEqual([files]);
});
