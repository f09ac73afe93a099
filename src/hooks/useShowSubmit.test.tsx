import { render, screen } from '@testing-library/react';
import { useShowSubmit } from './useShowSubmit.ts';

type FormProps = { isSending: boolean; isInvalid?: boolean };

function Form({ isSending, isInvalid = false }: FormProps) {
  const submit = useShowSubmit(isSending);
  return (
    <form>
      <input aria-label="email" aria-invalid={isInvalid} />
      <button ref={submit} disabled={isSending}>
        Send
      </button>
    </form>
  );
}

const scrolledTo = jest.spyOn(Element.prototype, 'scrollIntoView');
beforeEach(() => scrolledTo.mockClear());
const button = () => screen.getByRole('button');

test('after a failure the button is shown and has the focus that it lost', () => {
  const { rerender } = render(<Form isSending />);
  expect(scrolledTo).not.toHaveBeenCalled();
  rerender(<Form isSending={false} />);
  expect(scrolledTo.mock.contexts).toEqual([button()]);
  expect(document.activeElement).toBe(button());
});

test('a rejected field keeps the focus, and is what is shown', () => {
  const { rerender } = render(<Form isSending />);
  screen.getByRole('textbox').focus();
  rerender(<Form isSending={false} isInvalid />);
  expect(scrolledTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a visitor who types meanwhile keeps the focus', () => {
  const { rerender } = render(<Form isSending />);
  screen.getByRole('textbox').focus();
  rerender(<Form isSending={false} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a form that was not sent is left where it is', () => {
  render(<Form isSending={false} />);
  expect(scrolledTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});
