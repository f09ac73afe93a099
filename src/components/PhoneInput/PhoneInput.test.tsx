import { fireEvent, render, screen } from '@testing-library/react';
import { PhoneInput } from './PhoneInput.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

/** As a browser does: the text changes, the caret stands after the change, and the event names its kind. */
function change(value: string, { caret = value.length, inputType = 'insertText' } = {}) {
  input().value = value;
  input().setSelectionRange(caret, caret);
  fireEvent(input(), new InputEvent('input', { bubbles: true, inputType }));
}

test('what is added at the end takes the shape of a phone number', () => {
  render(<PhoneInput />);
  change('71355501');
  expect(input().value).toBe('(713) 555-01');
});

test('so does what a browser fills in, which is no typing', () => {
  render(<PhoneInput />);
  input().value = '7135550142';
  fireEvent(input(), new Event('input', { bubbles: true }));
  expect(input().value).toBe('(713) 555-0142');
});

test.each([
  ['deleting at the end', '(713) 555-', { inputType: 'deleteContentBackward' }],
  ['typing in the middle', '(2713) 555', { caret: 2 }],
  ['deleting in the middle', '(13) 555', { caret: 1, inputType: 'deleteContentForward' }],
])('%s changes nothing else, until the field is left', (_case, value, event) => {
  const onBlur = jest.fn();
  render(<PhoneInput onBlur={onBlur} />);
  change(value, event);
  expect(input().value).toBe(value);
  fireEvent.blur(input());
  expect(input().value).not.toBe(value);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('it can be left where no caller asks for that', () => {
  render(<PhoneInput defaultValue="7135550142" />);
  fireEvent.blur(input());
  expect(input().value).toBe('(713) 555-0142');
});
