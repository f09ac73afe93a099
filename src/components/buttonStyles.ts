import { css } from 'styled-components';
import { media, motion, radius, space, theme, touchTarget } from '../theme/index.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'medium' | 'large';

export type ButtonStyleProps = { $variant: ButtonVariant; $size: ButtonSize };

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: ${theme.color.action.primary};
    color: ${theme.color.text.onAction};

    &:hover:not(:disabled) {
      background-color: ${theme.color.action.primaryHover};
    }
  `,
  secondary: css`
    border-color: ${theme.color.border.strong};
    color: ${theme.color.text.heading};

    &:hover:not(:disabled) {
      background-color: ${theme.color.surface.accent};
    }
  `,
  quiet: css`
    padding-inline: ${space[8]};
    color: ${theme.color.text.link};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;

    &:hover:not(:disabled) {
      text-decoration-thickness: 2px;
    }
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  medium: css`
    padding: ${space[8]} ${space[24]};
    font-size: 1rem;
  `,
  large: css`
    padding: ${space[16]} ${space[24]};
    font-size: 1.0625rem;

    ${media.from('tablet')} {
      padding-inline: ${space[32]};
    }
  `,
};

/** A round button with an icon, without a border. */
export const roundButton = css`
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  border: 0;
  border-radius: ${radius.full};
  background: transparent;
  color: ${theme.color.text.heading};
  cursor: pointer;

  &:hover:not(:disabled) {
    background-color: ${theme.color.surface.accent};
  }
`;

/** The styles that `Button` and `ButtonLink` share. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-height: ${touchTarget};
  border: 1.5px solid transparent;
  border-radius: ${radius.full};
  background: transparent;
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.fast};

  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
`;
