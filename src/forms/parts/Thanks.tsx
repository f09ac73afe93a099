import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { useEffect, useRef, type ReactNode } from 'react';
import { ClickShield, Success, SuccessText, SuccessTitle } from '../form.styles.ts';
import { Reference } from '../Reference.tsx';

export type ThanksProps = {
  title: string;
  text: string;
  reference: string | undefined;
  /** What happens next. */
  children?: ReactNode;
};

/** Replaces a sent form in its dialog, and takes the form's focus, which would be lost with the form. */
export function Thanks({ title, text, reference, children }: ThanksProps) {
  const titleRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <Success role="status">
      <ClickShield />
      <CircleCheckBig size={48} strokeWidth={1.25} aria-hidden />
      <SuccessTitle ref={titleRef} tabIndex={-1}>
        {title}
      </SuccessTitle>
      <SuccessText>{text}</SuccessText>
      <Reference number={reference} />
      {children}
    </Success>
  );
}
