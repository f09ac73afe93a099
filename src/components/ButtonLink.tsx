import styled from 'styled-components';
import { buttonStyles, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from './buttonStyles.ts';
import { media } from '../theme/index.ts';
import { SiteLink, type SiteLinkProps } from './SiteLink.tsx';

const Root = styled(SiteLink)<ButtonStyleProps>`
  ${buttonStyles}

  ${media.print} {
    display: inline;
    padding: 0;
    border: 0;
    background: none;
    text-decoration: underline;
  }
`;

export type ButtonLinkProps = SiteLinkProps & { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'medium', ...rest }: ButtonLinkProps) {
  return <Root {...rest} $variant={variant} $size={size} />;
}
