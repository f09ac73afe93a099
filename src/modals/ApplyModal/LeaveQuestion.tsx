import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { applicationForm } from '../../content/applicationForm.ts';
import { space, theme, type } from '../../theme/index.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[12]};
`;

const Title = styled.h3`
  ${type.h3}
`;

const Text = styled.p`
  color: ${theme.color.text.soft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  margin-block-start: ${space[12]};
`;

export type LeaveQuestionProps = {
  /** Whether closing would interrupt the upload; else it would interrupt the submission. */
  isUploading: boolean;
  onStay: () => void;
  onLeave: () => void;
};

/** Shown instead of the form when the visitor closes the dialog during a submission. The button that stays has the focus. */
export function LeaveQuestion({ isUploading, onStay, onLeave }: LeaveQuestionProps) {
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  const copy = isUploading ? applicationForm.leaving.whileUploading : applicationForm.leaving.whileSubmitting;

  return (
    <Root role="alertdialog" aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
      <Title id={`${id}title`}>{copy.title}</Title>
      <Text id={`${id}text`}>{copy.text}</Text>
      <Actions>
        <Button ref={stay} onClick={onStay}>
          {copy.stay}
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          {copy.leave}
        </Button>
      </Actions>
    </Root>
  );
}
