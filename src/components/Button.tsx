import { forwardRef, type ButtonHTMLAttributes } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/index.ts';
import { buttonStyles, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from './buttonStyles.ts';

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}

  &:disabled {
    border-color: transparent;
    background: ${theme.color.action.disabled};
    color: ${theme.color.action.onDisabled};
    cursor: not-allowed;
  }
`;

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant; size?: ButtonSize };

/** An action on this page. For navigation use `ButtonLink`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'primary', size = 'medium', type = 'button', ...rest },
  ref,
) {
  return <Root {...rest} ref={ref} type={type} $variant={variant} $size={size} />;
});
