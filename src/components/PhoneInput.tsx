import { forwardRef, type InputHTMLAttributes } from 'react';
import { formatPhone } from '../../supabase/functions/_shared/phone.ts';
import { TextInput } from './Field.tsx';

export type PhoneInputProps = InputHTMLAttributes<HTMLInputElement>;

/**
 * A phone number of any country. A US number is formatted when the field is left: before, it may become a number of
 * another country.
 */
export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(function PhoneInput(props, ref) {
  return (
    <TextInput
      autoComplete="tel"
      {...props}
      ref={ref}
      type="tel"
      onBlur={(event) => {
        const input = event.currentTarget;
        const formatted = formatPhone(input.value);
        if (formatted !== input.value) {
          input.value = formatted;
          props.onChange?.(event);
        }
        props.onBlur?.(event);
      }}
    />
  );
});
