import { fireEvent, render, screen } from '@testing-library/react';
import { PhoneInput } from './PhoneInput.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

/** Changes the value like a browser: the caret is after the change, and the event has its `inputType`. */
function change(value: string, { caret = value.length, inputType = 'insertText' } = {}) {
  input().value = value;
  input().setSelectionRange(caret, caret);
  fireEvent(input(), new InputEvent('input', { bubbles: true, inputType }));
}

test('formats what is typed at the end', () => {
  render(<PhoneInput />);
  change('71355501');
  expect(input().value).toBe('(713) 555-01');
});

test('formats what the browser fills in', () => {
  render(<PhoneInput />);
  input().value = '7135550142';
  fireEvent(input(), new Event('input', { bubbles: true }));
  expect(input().value).toBe('(713) 555-0142');
});

test.each([
  ['deleting at the end', '(713) 555-', { inputType: 'deleteContentBackward' }],
  ['typing in the middle', '(2713) 555', { caret: 2 }],
  ['deleting in the middle', '(13) 555', { caret: 1, inputType: 'deleteContentForward' }],
])('%s is formatted only when the field is left', (_case, value, event) => {
  const onBlur = jest.fn();
  render(<PhoneInput onBlur={onBlur} />);
  change(value, event);
  expect(input().value).toBe(value);
  fireEvent.blur(input());
  expect(input().value).not.toBe(value);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('formats on blur without `onBlur` too', () => {
  render(<PhoneInput defaultValue="7135550142" />);
  fireEvent.blur(input());
  expect(input().value).toBe('(713) 555-0142');
});
