import type { ReactNode } from 'react';
import styled from 'styled-components';
import { settings } from '../../config/settings.ts';
import { space } from '../../theme/index.ts';
import { Button } from '../Button/Button.tsx';
import { Field, TextInput } from '../Field/Field.tsx';
import { HumanCheck } from '../HumanCheck/HumanCheck.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = styled.div<{ $isLong: boolean }>`
  display: grid;
  align-content: start;
  gap: ${space[24]};

  /* As the form will be: a dialog that is lower than the screen would move when the form comes. */
  min-height: ${({ $isLong }) => ($isLong ? '100vh' : 'auto')};
`;

export type FormOutlineProps = {
  /** Of the form's fields, or of its first fields if it is long. */
  fields: readonly { label: string; isRequired: boolean }[];
  /** On the button, and announced. */
  status: string;
  /** The form is higher than a screen, and its button is not on the first. */
  isLong?: boolean;
  /** The text below the button. */
  children?: ReactNode;
};

/** A form whose code is being loaded: its fields, disabled, where they will be, and nothing that takes the focus. */
export function FormOutline({ fields, status, isLong = false, children }: FormOutlineProps) {
  return (
    <Root $isLong={isLong}>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {fields.map(({ label, isRequired }) => (
        <Field key={label} label={label} isRequired={isRequired}>
          {(control) => <TextInput {...control} disabled />}
        </Field>
      ))}
      <HumanCheck status={settings.VITE_TURNSTILE_SITE_KEY ? 'idle' : 'off'} onRetry={() => undefined} />
      <Button size="large" disabled>
        {status}
      </Button>
      {children}
    </Root>
  );
}
