import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { RoutePrefetchProvider, useRoutePrefetch } from './useRoutePrefetch.ts';

test('calls the prefetch of the provider, and nothing without a provider', () => {
  expect(() => renderHook(useRoutePrefetch).result.current('home')).not.toThrow();
  const prefetch = jest.fn();
  const wrapper = ({ children }: PropsWithChildren) => <RoutePrefetchProvider value={prefetch}>{children}</RoutePrefetchProvider>;
  renderHook(useRoutePrefetch, { wrapper }).result.current('home');
  expect(prefetch.mock.calls).toEqual([['home']]);
});
