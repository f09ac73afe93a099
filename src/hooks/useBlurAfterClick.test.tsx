import { act, fireEvent, render, screen } from '@testing-library/react';
import { useBlurAfterClick } from './useBlurAfterClick.ts';

const validate = jest.fn<unknown, [string]>();

function Form() {
  const onBlur = useBlurAfterClick((event) => validate(event.target.id));
  return (
    <form>
      <input id="name" aria-label="Name" onBlur={onBlur} />
      <input id="email" aria-label="Email" onBlur={onBlur} />
      <button type="button">Send</button>
    </form>
  );
}

const nextTask = () => act(() => jest.advanceTimersByTime(0));

beforeEach(() => {
  jest.useFakeTimers();
  validate.mockReset();
  render(<Form />);
});
afterEach(() => jest.useRealTimers());

test('a field that is left by keyboard is validated at once', () => {
  fireEvent.blur(screen.getByLabelText('Name'));
  expect(validate.mock.calls).toEqual([['name']]);
});

test.each(['mouseup', 'dragend', 'keydown'])('one that is left by a click is validated when the click is over, by %s', (end) => {
  const button = screen.getByRole('button');
  fireEvent.mouseDown(button);
  fireEvent.blur(screen.getByLabelText('Name'));
  act(() => jest.advanceTimersByTime(5000));
  expect(validate).not.toHaveBeenCalled();
  fireEvent(button, new Event(end, { bubbles: true }));
  // The click itself comes now.
  expect(validate).not.toHaveBeenCalled();
  nextTask();
  expect(validate.mock.calls).toEqual([['name']]);
});

test('each is validated once, and the next blur at once again', () => {
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
