/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

export type ButtonProps = {
  children: ReactNode;
  onClick?: () => void;
  disabled?: boolean;
  /** For a button that stays pressed. */
  pressed?: boolean;
  /** Without a click handler it submits its form. */
  look?: 'approve' | 'reject' | 'link';
};

export const Button = ({ children, onClick, disabled, pressed, look }: ButtonProps) => (
  <button type={onClick ? 'button' : 'submit'} className={look} aria-pressed={pressed} {...{ onClick, disabled }}>
    {children}
  </button>
);
