import { act, fireEvent, render, screen } from '@testing-library/react';
import { useBlurAfterClick } from './useBlurAfterClick.ts';

const validate = jest.fn<unknown, [string]>();

function Form({ prefix = '' }: { prefix?: string }) {
  const onBlur = useBlurAfterClick((event) => validate(prefix + event.target.id));
  return (
    <form>
      <input id="name" aria-label="Name" onBlur={onBlur} />
      <input id="email" aria-label="Email" onBlur={onBlur} />
      <button type="button">Send</button>
    </form>
  );
}

let view: ReturnType<typeof render>;
const nextTask = () => act(() => jest.advanceTimersByTime(0));

beforeEach(() => {
  jest.useFakeTimers();
  validate.mockReset();
  view = render(<Form />);
});
afterEach(() => jest.useRealTimers());

test('validates a field immediately when it is left by keyboard', () => {
  fireEvent.blur(screen.getByLabelText('Name'));
  expect(validate.mock.calls).toEqual([['name']]);
});

test.each(['mouseup', 'dragend', 'keydown'])('validates a field that is left by a click after the click: %s', (end) => {
  const button = screen.getByRole('button');
  fireEvent.mouseDown(button);
  fireEvent.blur(screen.getByLabelText('Name'));
  act(() => jest.advanceTimersByTime(5000));
  expect(validate).not.toHaveBeenCalled();
  fireEvent(button, new Event(end, { bubbles: true }));
  // The click event follows.
  expect(validate).not.toHaveBeenCalled();
  nextTask();
  expect(validate.mock.calls).toEqual([['name']]);
});

test('validates once per blur, and the next blur immediately again', () => {
  fireEvent.mouseDown(document.body);
  fireEvent.blur(screen.getByLabelText('Name'));
  fireEvent.blur(screen.getByLabelText('Email'));
  fireEvent.mouseUp(document.body);
  nextTask();
  fireEvent.mouseUp(document.body);
  nextTask();
  fireEvent.blur(screen.getByLabelText('Name'));
  expect(validate.mock.calls).toEqual([['name'], ['email'], ['name']]);
});

test('handles a click whose propagation is stopped', () => {
  const button = screen.getByRole('button');
  for (const name of ['mousedown', 'mouseup']) button.addEventListener(name, (event) => event.stopPropagation());
  fireEvent.mouseDown(button);
  fireEvent.blur(screen.getByLabelText('Name'));
  expect(validate).not.toHaveBeenCalled();
  fireEvent.mouseUp(button);
  nextTask();
  expect(validate.mock.calls).toEqual([['name']]);
});

test('validates with the latest handler', () => {
  view.rerender(<Form prefix="new " />);
  fireEvent.blur(screen.getByLabelText('Name'));
  expect(validate.mock.calls).toEqual([['new name']]);
});

test('after unmount it neither listens nor validates', () => {
  const [add, remove] = [jest.spyOn(document, 'addEventListener'), jest.spyOn(document, 'removeEventListener')];
  const other = render(<Form />);
  const added = add.mock.calls.filter(([name]) => ['mousedown', 'mouseup', 'dragend', 'keydown'].includes(name));
  fireEvent.mouseDown(document.body);
  fireEvent.blur(other.container.querySelector('#name') ?? document.body);
  fireEvent.mouseUp(document.body);
  other.unmount();
  expect(added).toHaveLength(4);
  expect(remove.mock.calls).toEqual(expect.arrayContaining(added));
  nextTask();
  expect(validate).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
