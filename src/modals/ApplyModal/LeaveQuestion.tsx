import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { applicationForm } from '../../content/applicationForm.ts';
import { space, theme, type } from '../../theme/index.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[12]};
`;

const Title = styled.h3`
  ${type.h3}
  color: ${theme.color.text.heading};
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
  /** What closing would interrupt. */
  isUploading: boolean;
  onStay: () => void;
  onLeave: () => void;
};

/** Asked in place of the form when the visitor closes while something is on its way. The harmless answer has the focus. */
export function LeaveQuestion({ isUploading, onStay, onLeave }: LeaveQuestionProps) {
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  const words = isUploading ? applicationForm.leaving.whileUploading : applicationForm.leaving.whileSubmitting;

  return (
    <Root role="alertdialog" aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
      <Title id={`${id}title`}>{words.title}</Title>
      <Text id={`${id}text`}>{words.text}</Text>
      <Actions>
        <Button ref={stay} onClick={onStay}>
          {words.stay}
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          {words.leave}
        </Button>
      </Actions>
    </Root>
  );
}
