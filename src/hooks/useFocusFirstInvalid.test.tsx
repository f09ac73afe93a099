import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusFirstInvalid } from './useFocusFirstInvalid.ts';

type FormProps = { submitCount: number; isValidating?: boolean; invalid?: readonly string[] };

function Form({ submitCount, isValidating = false, invalid = [] }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstInvalid(form, submitCount, isValidating);
  return (
    <form ref={form}>
      {['name', 'email', 'phone'].map((name) => (
        <input key={name} aria-label={name} aria-invalid={invalid.includes(name)} />
      ))}
    </form>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? null;

test('moves the focus to the first of the invalid fields, which need not be the first of all', () => {
  render(<Form submitCount={1} invalid={['phone', 'email']} />);
  expect(focused()).toBe('email');
});

test('does not move the focus again before the next attempt', () => {
  const { rerender } = render(<Form submitCount={1} invalid={['email']} />);
  screen.getByLabelText('phone').focus();
  rerender(<Form submitCount={1} invalid={['name']} isValidating />);
  rerender(<Form submitCount={1} invalid={['name']} />);
  expect(focused()).toBe('phone');
  rerender(<Form submitCount={2} invalid={['name']} />);
  expect(focused()).toBe('name');
});
