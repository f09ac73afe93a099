import { useId } from 'react';
import styled from 'styled-components';
import { ScriptOnly } from '../../components/ScriptOnly.tsx';
import { Small } from '../../components/text.ts';
import type { PinboardFilterContent, PinboardGroup } from '../../content/pinboard.ts';
import { media, motion, radius, space, theme, touchTarget } from '../../theme/index.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[24]};
  padding-block-end: ${space[32]};

  ${media.print} {
    display: none;
  }
`;

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  margin-block: 0;
  margin-inline: 0;
  padding: 0;
  border: 0;

  legend {
    float: inline-start;
    padding: 0;
    padding-inline-end: ${space[8]};
    color: ${theme.color.text.heading};
    font-weight: 600;
  }
`;

/** The radio button itself is the pill, below its label's text. */
const Choice = styled.label`
  position: relative;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin-block: 0;
    margin-inline: 0;
    border: 1.5px solid ${theme.color.border.strong};
    border-radius: ${radius.full};
    appearance: none;
    cursor: inherit;
    transition: background-color ${motion.fast};
  }

  input:checked {
    background-color: ${theme.color.surface.inverse};
  }

  input:hover:not(:checked) {
    background-color: ${theme.color.surface.accent};
  }

  span {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
    padding-inline: ${space[16]};
    color: ${theme.color.text.heading};
    font-weight: 600;
    pointer-events: none;
  }

  input:checked + span {
    color: ${theme.color.text.onInverse};

    ${media.forcedColors} {
      text-decoration: underline;
    }
  }
`;

export type NoteFilterProps = {
  content: PinboardFilterContent;
  group: PinboardGroup;
  onChange: (group: PinboardGroup) => void;
  /** Announced when it changes. */
  count: string;
};

/** Whose notes the board shows. Without JavaScript it shows all of them, and no choice. */
export function NoteFilter({ content, group, onChange, count }: NoteFilterProps) {
  const name = useId();
  const groups = Object.entries(content.groups) as [PinboardGroup, string][];
  return (
    <ScriptOnly instead={null}>
      <Root>
        <Choices>
          <legend>{content.title}</legend>
          {groups.map(([id, label]) => (
            <Choice key={id}>
              <input type="radio" name={name} value={id} checked={id === group} onChange={() => onChange(id)} />
              <span>{label}</span>
            </Choice>
          ))}
        </Choices>
        <Small role="status">{count}</Small>
      </Root>
    </ScriptOnly>
  );
}
