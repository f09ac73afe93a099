import { act, renderHook } from '@testing-library/react';
import type { Service } from './thirdParties.ts';
import { CHAT_TIMEOUT_MS, useChat } from './chat.ts';
import { createConsent, type ConsentOptions } from './consent.ts';

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

/** Waits until the query was removed, which comes before the script. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });

/** Dispatches the script's event, because jsdom never fetches it. A loaded script adds the widget. */
const respond = async (event: 'load' | 'error') => {
  await settle();
  await act(async () => {
    if (event === 'load') document.body.append(document.createElement('chat-widget'));
    script()?.dispatchEvent(new Event(event));
    await Promise.resolve();
  });
};

/** The chat is removed one task after its footer, because a change of page replaces the footer. */
const nextMoment = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(async () => {
  await nextMoment();
  jest.restoreAllMocks();
});

test('loads the chat with its id, and removes it with the last footer', async () => {
  const { result, unmount } = show();
  expect(result.current.state).toEqual({ status: 'loading' });
  await settle();
  expect(script()?.dataset).toMatchObject({ widgetId: 'widget', resourcesUrl: 'https://chat.example/chat-widget/loader.js' });
  await respond('load');
  expect(result.current.state).toEqual({ status: 'ready' });
  expect(console.info).toHaveBeenCalledWith('Chat script loaded');
  unmount();
  await nextMoment();
  expect([scripts(), widgets()]).toEqual([0, 0]);
});

test.each([
  ['an id', [service], undefined],
  ['an address', [other], 'widget'],
])('without %s there is no chat', async (_what, services, id) => {
  const consent = createConsent({ mode: 'notice', hasSignal: false, services });
  const { result, unmount } = renderHook(() => useChat(consent, id));
  await settle();
  expect([result.current.state, scripts()]).toEqual([{ status: 'notConfigured' }, 0]);
  unmount();
});

describe('after the script has loaded', () => {
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

  test.each([
    ['the widget is in the page', () => document.body.append(document.createElement('chat-widget'))],
    ['the script reports the widget', () => void window.dispatchEvent(new Event('LC_chatWidgetLoaded'))],
  ])('is ready as soon as %s', async (_what, arrive) => {
    const { result, unmount } = show();
    await load();
    expect(result.current.state).toEqual({ status: 'loading' });
    arrive();
    await wait(250);
    expect(result.current.state).toEqual({ status: 'ready' });
    unmount();
    await wait(1);
  });

  test('fails if no widget appears in time', async () => {
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
