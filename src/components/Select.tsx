import ChevronDown from 'lucide-react/icons/chevron-down';
import type { SelectHTMLAttributes } from 'react';
import styled from 'styled-components';
import { controlCopy } from '../content/controls.ts';
import { space, theme } from '../theme/index.ts';
import { TextInput } from './Field.tsx';

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

/** No option may have an empty value (specification section 5). */
const NOT_CHOSEN = 'not-chosen';

export type SelectOption = { value: string; label: string };

export type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'children'> & {
  /** One of the options' values, or an empty string. */
  defaultValue?: string;
  options: readonly SelectOption[];
};

/** The native select, styled like the other controls. Use it in a `Field`. Its first option clears the choice. */
export function Select({ defaultValue, options, ...rest }: SelectProps) {
  return (
    <Root>
      <Control {...rest} as="select" defaultValue={defaultValue === '' ? NOT_CHOSEN : defaultValue}>
        <option value={NOT_CHOSEN}>{controlCopy.notChosen}</option>
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
