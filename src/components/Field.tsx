import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useId, type ReactNode, type TextareaHTMLAttributes } from 'react';
import styled from 'styled-components';
import { Small } from './text.ts';
import { controlCopy } from '../content/controls.ts';
import { radius, space, theme, type } from '../theme/index.ts';

const Root = styled.div`
  display: grid;
  gap: ${space[8]};

  /* The place of the error is most of the distance to what follows. */
  margin-block-end: -${space[16]};
`;

const Label = styled.label`
  font-weight: 600;
  line-height: 1.4;
`;

const Optional = styled.span`
  color: ${theme.color.text.soft};
  font-weight: 400;
`;

/** The single-line control. `Field` passes `aria-invalid`, which makes its border red. */
export const TextInput = styled.input`
  width: 100%;
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${theme.color.border.field};
  border-radius: ${radius.small};
  background: ${theme.color.surface.card};
  font-size: 1rem;
  line-height: 1.5;

  /* A browser that leads to a wrong field shows its label, too. */
  scroll-margin-block-start: ${space[32]};

  &:placeholder-shown {
    text-overflow: ellipsis;
  }

  &:disabled {
    background: ${theme.color.surface.raised};
    color: ${theme.color.text.soft};
    cursor: not-allowed;
  }

  &[aria-invalid='true'] {
    border: 2px solid ${theme.color.feedback.error};
    padding: calc(${space[12]} - 1px) calc(${space[16]} - 1px);
  }
`;

/** The multi-line control; it resizes vertically. */
export const TextArea = styled(TextInput).attrs({ as: 'textarea' })<TextareaHTMLAttributes<HTMLTextAreaElement>>`
  resize: vertical;
`;

const ErrorPlace = styled.p<{ $lines: number }>`
  ${type.small}
  display: flex;
  gap: ${space[8]};

  min-height: ${({ $lines }) => 1.5 * $lines}em;
  color: ${theme.color.feedback.error};
  font-weight: 500;

  svg {
    flex: none;
    margin-block-start: 0.1em;
  }
`;

type ErrorLineProps = { id: string; error: string | undefined; lines?: number };

/**
 * The error message below a field, with an icon. Its place is reserved: a field shows its error when it is left, and if that moved the
 * button that is being clicked, the button would get no click.
 */
export const ErrorLine = ({ id, error, lines = 1 }: ErrorLineProps) => (
  <ErrorPlace id={id} $lines={lines}>
    {error ? (
      <>
        <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
        <span>{error}</span>
      </>
    ) : null}
  </ErrorPlace>
);

/** Props that connect a control with its label, hint and error. */
export type ControlProps = {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

export type FieldProps = {
  label: string;
  isRequired?: boolean;
  hint?: string;
  /** Shown below the field; undefined while it is valid. */
  error?: string;
  /** How many lines its longest error has on a phone. */
  errorLines?: number;
  children: (control: ControlProps) => ReactNode;
};

/** Connects a control with its label, hint and error message; renders everything but the control. */
export function Field({ label, isRequired = false, hint, error, errorLines = 1, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');

  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {isRequired ? null : <Optional> {controlCopy.optional}</Optional>}
      </Label>
      {hint ? <Small id={hintId}>{hint}</Small> : null}
      {children({
        id,
        required: isRequired,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
      })}
      <ErrorLine id={errorId} error={error} lines={errorLines} />
    </Root>
  );
}
