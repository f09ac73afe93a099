import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import styled from 'styled-components';
import { space, theme } from '../../theme/index.ts';
import { TextInput } from '../Field/Field.tsx';

const Root = styled.div`
  position: relative;
  display: grid;
  align-items: center;
`;

const Control = styled(TextInput)`
  padding-inline-end: ${space[48]};
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;
`;

const Chevron = styled(ChevronDown)`
  position: absolute;
  inset-inline-end: ${space[16]};
  color: ${theme.color.text.soft};
  pointer-events: none;
`;

/** No option of a select may have an empty value (specification section 5): this one stands for 'nothing chosen'. */
const NOT_CHOSEN = 'not-chosen';

type SelectOption = { value: string; label: string };

export type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'children'> & {
  /** One of the options' values, or empty while nothing is chosen. */
  value: string;
  options: readonly SelectOption[];
  /** What the select shows while nothing is chosen; also the way back to that. */
  placeholder: string;
  onChange: (value: string) => void;
};

/** The platform's own list of choices, looking like the other controls. Goes into a `Field`. */
export function Select({ value, options, placeholder, onChange, ...rest }: SelectProps) {
  return (
    <Root>
      <Control
        {...rest}
        as="select"
        value={value === '' ? NOT_CHOSEN : value}
        onChange={({ target }) => onChange(target.value === NOT_CHOSEN ? '' : target.value)}
      >
        <option value={NOT_CHOSEN}>{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Control>
      <Chevron size={20} strokeWidth={1.5} aria-hidden />
    </Root>
  );
}
