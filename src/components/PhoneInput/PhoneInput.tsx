import { forwardRef, type FormEvent, type InputHTMLAttributes } from 'react';
import { formatPhone } from '../../lib/text.ts';
import { TextInput } from '../Field/Field.tsx';

export type PhoneInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onInput'>;

/**
 * Formats only what is added at the end. Deletions and corrections are formatted on blur, because formatting would move the caret.
 */
function formatWhileTyping({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
  const isDeleting = 'inputType' in nativeEvent && String(nativeEvent.inputType).startsWith('delete');
  const isAtEnd = input.selectionStart === input.value.length;
  if (!isDeleting && isAtEnd) input.value = formatPhone(input.value);
}

/** A phone number that is formatted while typing. It is uncontrolled: read its value from the form. */
export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(function PhoneInput(props, ref) {
  return (
    <TextInput
      autoComplete="tel"
      {...props}
      ref={ref}
      type="tel"
      onInput={formatWhileTyping}
      onBlur={(event) => {
        event.currentTarget.value = formatPhone(event.currentTarget.value);
        props.onBlur?.(event);
      }}
    />
  );
});
