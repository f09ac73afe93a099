import { forwardRef, type FormEvent, type InputHTMLAttributes } from 'react';
import { formatPhone } from '../../lib/phone.ts';
import { TextInput } from '../Field/Field.tsx';

export type PhoneInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onInput'>;

/**
 * Formats only what is added at the end. Whoever deletes, or corrects something in the middle, is left alone until the field is left:
 * a caret that jumps is worse than a missing bracket.
 */
function formatWhileTyping({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
  const isDeleting = 'inputType' in nativeEvent && String(nativeEvent.inputType).startsWith('delete');
  const isAtEnd = input.selectionStart === input.value.length;
  if (!isDeleting && isAtEnd) input.value = formatPhone(input.value);
}

/** A phone number that takes its shape while it is typed. It keeps its own value: read it from the form. */
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
