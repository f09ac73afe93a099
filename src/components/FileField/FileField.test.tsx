import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { FileField, type FileFieldProps } from './FileField.tsx';

const copy = { choose: 'Choose a file', drop: 'or drop it here', replace: 'Replace', remove: 'Remove' };
const onChoose = jest.fn();
const onRemove = jest.fn();
const attached = { name: 'cv.pdf', size: 248_000 };
const pdf = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

const field = (props: Partial<FileFieldProps> = {}) => (
  <FileField label="Résumé" accept=".pdf" file={null} onChoose={onChoose} onRemove={onRemove} copy={copy} {...props} />
);

const picker = () => screen.getByLabelText<HTMLInputElement>(/^Résumé/);
const zone = () => {
  const element = picker().parentElement;
  if (!element) throw new Error('The picker is nowhere.');
  return element;
};
const isMarked = () => zone().dataset.over;
/** A plain event, because jsdom has no DragEvent. */
const leaveTo = (relatedTarget: Element) => fireEvent(zone(), Object.assign(createEvent.dragLeave(zone()), { relatedTarget }));
const drop = (element: Element, files: File[]) => fireEvent.drop(element, { dataTransfer: { files } });

beforeEach(() => jest.clearAllMocks());

describe('a file that is dragged over the field', () => {
  test('marks the field until it leaves or is dropped', () => {
    render(field());
    expect(isMarked()).toBe('false');
    fireEvent.dragEnter(zone());
    expect(isMarked()).toBe('true');
    leaveTo(picker());
    expect(isMarked()).toBe('true');
    leaveTo(document.body);
    expect(isMarked()).toBe('false');
    fireEvent.dragEnter(zone());
    drop(zone(), [pdf]);
    expect(isMarked()).toBe('false');
  });

  test('can be dropped there', () => {
    render(field());
    // False: the default was prevented, which makes the field a drop target.
    expect(fireEvent.dragOver(zone())).toBe(false);
    drop(zone(), [pdf]);
    expect(onChoose.mock.calls).toEqual([[pdf]]);
  });

  test('is ignored if it is not a file', () => {
    render(field());
    drop(zone(), []);
    expect(onChoose).not.toHaveBeenCalled();
  });

  test('is ignored by a disabled field', () => {
    render(field({ isDisabled: true }));
    fireEvent.dragEnter(zone());
    expect(isMarked()).toBe('false');
    drop(zone(), [pdf]);
    expect(onChoose).not.toHaveBeenCalled();
  });
});

test('a file dropped beside the field does not replace the page while the field is mounted', () => {
  const { unmount } = render(field());
  // False: the default was prevented, which opens the file.
  expect(fireEvent.dragOver(document.body)).toBe(false);
  expect(drop(document.body, [pdf])).toBe(false);
  unmount();
  expect(fireEvent.dragOver(document.body)).toBe(true);
  expect(drop(document.body, [pdf])).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
});

test('a file is required until one is attached', () => {
  const { rerender } = render(field());
  expect(picker().required).toBe(true);
  rerender(field({ file: attached }));
  expect(picker().required).toBe(false);
});

test('is described by its error, its hint and the attached file', () => {
  render(field({ hint: 'PDF only', error: 'Too large.', file: attached }));
  const described = (picker().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(described.map((element) => element?.textContent)).toEqual(['Too large.', 'PDF only', 'cv.pdf242 KB · Replace']);
});

test('without hint and error it is described by how to choose a file', () => {
  render(field());
  const id = picker().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Choose a file or drop it here');
});

test('closing the picker without a file chooses nothing', () => {
  render(field());
  fireEvent.change(picker(), { target: { files: [] } });
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.change(picker(), { target: { files: [pdf] } });
  expect(onChoose.mock.calls).toEqual([[pdf]]);
});

test('removing the attached file focuses the picker', () => {
  render(field({ file: attached }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(picker());
});
