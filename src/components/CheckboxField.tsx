import { useId, type InputHTMLAttributes } from 'react';
import styled from 'styled-components';
import { controlCopy } from '../content/controls.ts';
import { ErrorLine } from './Field.tsx';
import { Small } from './text.ts';
import { radius, space, theme, touchTarget } from '../theme/index.ts';

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Required = styled.span`
  color: ${theme.color.text.soft};
`;

/* The whole label can be clicked, not only the small box. */
const Label = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[12]};
  min-height: ${touchTarget};
  padding-block: ${space[8]};
  line-height: 1.5;
  cursor: pointer;

  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

const BOX = '24px';

/* Stands below the label's text. */
const Hint = styled(Small)`
  padding-inline-start: calc(${BOX} + ${space[12]});
`;

const Box = styled.input`
  width: ${BOX};
  height: ${BOX};
  margin-block: 0;
  margin-inline: 0;
  border-radius: ${radius.small};
  accent-color: ${theme.color.text.link};
  cursor: inherit;

  &[aria-invalid='true'] {
    outline: 2px solid ${theme.color.feedback.error};
    outline-offset: 1px;
  }

  &[aria-invalid='true']:focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

export type CheckboxFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: string;
  /** Below the label, whose words may be fixed. */
  hint?: string;
  /** Shown below the box; undefined while the field is valid. */
  error?: string;
};

/** A checkbox with its label, its hint and its error message. */
export function CheckboxField({ label, hint, error, ...rest }: CheckboxFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <Root>
      <Label>
        <Box {...rest} type="checkbox" aria-invalid={Boolean(error)} aria-describedby={describedBy || undefined} />
        <span>
          {label}
          {/* Screen readers hear it from the box. */}
          {rest.required ? <Required aria-hidden> {controlCopy.required}</Required> : null}
        </span>
      </Label>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      <ErrorLine id={errorId} error={error} />
    </Root>
  );
}
