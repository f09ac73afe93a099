import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RoutePrefetchProvider } from '../../hooks/useRoutePrefetch.ts';
import type { LinkTarget } from '../../lib/links.ts';
import { SiteLink } from './SiteLink.tsx';

const prefetch = jest.fn();

function show(to: LinkTarget) {
  render(
    <RoutePrefetchProvider value={prefetch}>
      <SiteLink to={to}>A link</SiteLink>
    </RoutePrefetchProvider>,
    { wrapper: MemoryRouter },
  );
  return screen.getByRole('link', { name: 'A link' });
}

const attributes = (link: HTMLElement) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name));

beforeEach(() => prefetch.mockClear());

test.each([
  ['hover', fireEvent.pointerEnter],
  ['focus', fireEvent.focus],
  ['touch', fireEvent.touchStart],
])('a page of this site starts loading on %s', (_sign, give) => {
  const link = show({ route: 'pepprac' });
  expect(attributes(link)).toEqual(['/pepprac', null, null]);
  expect(prefetch).not.toHaveBeenCalled();
  give(link);
  expect(prefetch.mock.calls).toEqual([['pepprac']]);
});

test.each<[LinkTarget, (string | null)[]]>([
  [{ url: 'https://verify.example/1' }, ['https://verify.example/1', null, null]],
  [{ url: 'https://verify.example/1', opensNewTab: true }, ['https://verify.example/1', '_blank', 'noopener']],
  [{ phone: '(713) 555-0142' }, ['tel:+17135550142', null, null]],
  [{ email: 'us@ardenwell.example' }, ['mailto:us@ardenwell.example', null, null]],
])('%j has its attributes, and prefetches nothing', (to, expected) => {
  const link = show(to);
  fireEvent.focus(link);
  expect(attributes(link)).toEqual(expected);
  expect(prefetch).not.toHaveBeenCalled();
});
