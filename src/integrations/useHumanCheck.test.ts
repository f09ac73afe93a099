import { act, renderHook } from '@testing-library/react';
import { addScript } from './pageScript.ts';
import { useHumanCheck } from './useHumanCheck.ts';

jest.mock('./pageScript.ts');
jest.mock('../config/settings.ts', () => ({
  settings: { VITE_TURNSTILE_SITE_KEY: 'a-site-key', VITE_TURNSTILE_SCRIPT_URL: 'https://turnstile.example/api.js' },
}));

type Options = { sitekey: string; callback: (token: string) => void };
const api = { render: jest.fn<string, [HTMLElement, Options]>(() => 'widget-1'), reset: jest.fn(), remove: jest.fn() };

test('a form’s check uses the configured site key, reports its status, and stops with the form', async () => {
  Object.assign(window, { turnstile: api });
  jest.mocked(addScript).mockResolvedValue(true);
  const { result, rerender, unmount } = renderHook(useHumanCheck);
  const container = document.createElement('div');
  act(() => result.current.containerRef(container));
  expect(result.current.status).toBe('idle');
  await act(async () => {
    result.current.start();
    await Promise.resolve();
  });
  expect(result.current.status).toBe('checking');
  expect(jest.mocked(addScript).mock.calls).toEqual([[{ name: 'Turnstile', source: 'https://turnstile.example/api.js' }]]);
  const [element, options] = api.render.mock.lastCall ?? [];
  expect([element, options?.sitekey]).toEqual([container, 'a-site-key']);
  act(() => options?.callback('a-token'));
  rerender();
  expect(result.current.status).toBe('solved');
  expect(await result.current.takeToken()).toBe('a-token');
  expect(api.remove).not.toHaveBeenCalled();
  unmount();
  expect(api.remove.mock.calls).toEqual([['widget-1']]);
});
