import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';
import { useRoutePrefetch } from '../hooks/useRoutePrefetch.ts';
import { resolveHref, type LinkTarget } from '../lib/links.ts';

/** `replace`, only for a page of this site: it takes the place of the current entry in the history. */
export type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Pick<LinkProps, 'replace'> & { to: LinkTarget };

/**
 * A link to any target of the content: a page of this site (its code starts loading on hover, focus or touch), a fragment, another
 * site, a phone number or an email address. It has the document's default style.
 */
export const SiteLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function SiteLink({ to, children, ...rest }, ref) {
  const prefetchRoute = useRoutePrefetch();

  if ('route' in to) {
    const prefetch = () => prefetchRoute(to.route);
    return (
      <RouterLink
        {...rest}
        ref={ref}
        to={resolveHref(to)}
        discover="none"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onTouchStart={prefetch}
      >
        {children}
      </RouterLink>
    );
  }
  const newTab = 'url' in to && to.opensNewTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...rest} {...newTab} ref={ref} href={resolveHref(to)}>
      {children}
    </a>
  );
});
