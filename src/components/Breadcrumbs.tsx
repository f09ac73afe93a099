import styled from 'styled-components';
import type { Link } from '../lib/links.ts';
import { space, theme, touchTarget, type } from '../theme/index.ts';
import { Container } from './PageSection.tsx';
import { SiteLink } from './SiteLink.tsx';

const Root = styled.nav`
  border-block-end: 1px solid ${theme.color.border.subtle};
  background: ${theme.color.surface.page};
`;

const List = styled.ol`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  li + li::before {
    content: '/';
    padding-inline: ${space[12]};
    color: ${theme.color.text.soft};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
  }
`;

export type BreadcrumbsProps = { breadcrumbs: { landmark: string; links: readonly Link[]; current: string } };

/** The pages above this one. `landmark`: what screen readers call the list. */
export function Breadcrumbs({ breadcrumbs }: BreadcrumbsProps) {
  return (
    <Root aria-label={breadcrumbs.landmark}>
      <Container>
        <List>
          {breadcrumbs.links.map(({ label, to }) => (
            <li key={label}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
          <li aria-current="page">{breadcrumbs.current}</li>
        </List>
      </Container>
    </Root>
  );
}
