import { SiteLink } from '../../components/SiteLink.tsx';
import { href } from '../../config/paths.ts';

export type PolicyLinkProps = { route: 'privacyPolicy' | 'termsAndConditions'; children: string };

/** A link below a form. The policy opens in a new tab: in this one it would replace the form. */
export const PolicyLink = ({ route, children }: PolicyLinkProps) => (
  <SiteLink to={{ url: href(route), opensNewTab: true }}>{children}</SiteLink>
);
