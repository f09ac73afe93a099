import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { space, theme, type } from '../../theme/index.ts';
import { ClickShield } from '../form.styles.ts';
import { Reference } from './Reference.tsx';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
  padding-block: ${space[32]};
  text-align: center;
  color: ${theme.color.feedback.success};
`;

const Title = styled.p`
  ${type.h2}
`;

export const ThanksText = styled.p`
  max-width: 38ch;
  color: ${theme.color.text.soft};
`;

export type ThanksProps = {
  title: string;
  text: string;
  /** Undefined from an older backend. */
  reference: string | undefined;
  /** What happens next. */
  children?: ReactNode;
};

/** Replaces a sent form in its dialog. Takes the form's focus, which would be lost with the form. */
export function Thanks({ title, text, reference, children }: ThanksProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Root role="status">
      <ClickShield />
      <CircleCheckBig size={48} strokeWidth={1.25} aria-hidden />
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <ThanksText>{text}</ThanksText>
      <Reference number={reference} />
      {children}
    </Root>
  );
}
