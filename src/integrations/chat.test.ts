import { act, renderHook } from '@testing-library/react';
import type { Service } from './thirdParties.ts';
import { CHAT_TIMEOUT_MS, useChat } from './chat.ts';
import { createConsent, everything, nothing, type ConsentOptions } from './consent.ts';

const other: Service = {
  id: 'siteHelper',
  category: 'services',
  name: 'Site helper',
  script: 'https://helper.example/h.js',
  host: 'helper.example',
};
const service: Service = {
  id: 'chat',
  category: 'services',
  name: 'Chat',
  script: 'https://chat.example/loader.js',
  host: 'chat.example',
};

const script = () => document.querySelector<HTMLScriptElement>('script[src="https://chat.example/loader.js"]');
const scripts = () => document.querySelectorAll('script').length;
const widgets = () => document.querySelectorAll('chat-widget').length;

function show(options: Partial<ConsentOptions> = {}) {
  const consent = createConsent({ mode: 'notice', hasSignal: false, services: [other, service], ...options });
  const footer = () => renderHook(() => useChat(consent, 'widget'));
  return { consent, footer, ...footer() };
}

/** The address is made bare first. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });

/** The browser's word on the script, which jsdom never fetches; with it comes the widget. */
const answer = async (event: 'load' | 'error') => {
  await settle();
  await act(async () => {
    if (event === 'load') document.body.append(document.createElement('chat-widget'));
    script()?.dispatchEvent(new Event(event));
    await Promise.resolve();
  });
};

/** Whoever is left without a chat is so after the moment in which a page changes. */
const nextMoment = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(async () => {
  await nextMoment();
  jest.restoreAllMocks();
});

test('is loaded once by its id, and taken away with the last footer', async () => {
  const { result, unmount } = show();
  expect(result.current.state).toEqual({ status: 'loading' });
  await settle();
  expect(script()?.dataset).toMatchObject({ widgetId: 'widget', resourcesUrl: 'https://chat.example/chat-widget/loader.js' });
  await answer('load');
  expect(result.current.state).toEqual({ status: 'ready' });
  expect(console.info).toHaveBeenCalledWith('Chat script loaded');
  unmount();
  await nextMoment();
  expect([scripts(), widgets()]).toEqual([0, 0]);
});

test('stays when one footer takes the place of another', async () => {
  const { footer, unmount } = show();
  await answer('load');
  unmount();
  const next = footer();
  await nextMoment();
  expect([scripts(), widgets()]).toEqual([1, 1]);
  expect(next.result.current.state).toEqual({ status: 'ready' });
  next.unmount();
});

test('says so when it is refused', async () => {
  const { result, unmount } = show();
  await answer('error');
  expect(result.current.state).toEqual({ status: 'failed' });
  expect(console.info).toHaveBeenCalledWith('Failed to load chat script');
  unmount();
});

test.each([{ hasSignal: true }, { mode: 'opt-in' as const }])(
  '%j: waits for a press, and goes at the next no',
  async (options) => {
    const { consent, result, unmount } = show(options);
    expect(result.current.state).toEqual({ status: 'asking' });
    expect(scripts()).toBe(0);
    act(() => result.current.start());
    await answer('load');
    expect(result.current.state).toEqual({ status: 'ready' });
    act(() => consent.choose(nothing));
    await nextMoment();
    expect(result.current.state).toEqual({ status: 'asking' });
    expect([scripts(), widgets()]).toEqual([0, 0]);
    unmount();
  },
);

test('turned off and on again it is loaded anew', async () => {
  const { consent, result, unmount } = show();
  await answer('load');
  act(() => consent.choose(nothing));
  await nextMoment();
  act(() => consent.choose(everything));
  await settle();
  expect(scripts()).toBe(1);
  expect(result.current.state).toEqual({ status: 'loading' });
  await answer('load');
  expect(result.current.state).toEqual({ status: 'ready' });
  unmount();
});

test('a footer that is left at once loads nothing', async () => {
  const { unmount } = show();
  const append = jest.spyOn(document.body, 'append');
  unmount();
  await settle();
  expect(append).not.toHaveBeenCalled();
});

test.each([
  ['an id', [service], undefined],
  ['an address', [other], 'widget'],
])('without %s there is none', async (_what, services, id) => {
  const consent = createConsent({ mode: 'notice', hasSignal: false, services });
  const { result, unmount } = renderHook(() => useChat(consent, id));
  await settle();
  expect([result.current.state, scripts()]).toEqual([{ status: 'notConfigured' }, 0]);
  unmount();
});

describe('a script that has come', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const load = async () => {
    await settle();
    await act(async () => {
      script()?.dispatchEvent(new Event('load'));
      await Promise.resolve();
    });
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('is no chat yet: the widget is, as soon as it is there', async () => {
    const { result, unmount } = show();
    await load();
    expect(result.current.state).toEqual({ status: 'loading' });
    document.body.append(document.createElement('chat-widget'));
    await wait(250);
    expect(result.current.state).toEqual({ status: 'ready' });
    unmount();
    await wait(1);
  });

  test('is believed when it says that the widget is there', async () => {
    const { result, unmount } = show();
    await load();
    window.dispatchEvent(new Event('LC_chatWidgetLoaded'));
    await settle();
    expect(result.current.state).toEqual({ status: 'ready' });
    unmount();
    await wait(1);
  });

  test('that was turned off is not waited for when it is turned on again', async () => {
    const { consent, result, unmount } = show();
    await load();
    await wait(CHAT_TIMEOUT_MS - 1000);
    act(() => consent.choose(nothing));
    await wait(1);
    act(() => consent.choose(everything));
    await wait(1000);
    expect(result.current.state).toEqual({ status: 'loading' });
    unmount();
    await wait(1);
  });

  test('and brings no widget in time has failed', async () => {
    const { result, unmount } = show();
    await load();
    await wait(CHAT_TIMEOUT_MS - 1);
    expect(result.current.state).toEqual({ status: 'loading' });
    await wait(1);
    expect(result.current.state).toEqual({ status: 'failed' });
    unmount();
    await wait(1);
  });
});
