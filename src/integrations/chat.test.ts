import { act, renderHook } from '@testing-library/react';
import type { Service } from './thirdParties.ts';
import { useChat } from './chat.ts';
import { createConsent } from './consent.ts';
import { settle } from './settle.harness.ts';

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

function show() {
  const consent = createConsent({ mode: 'notice', hasSignal: false, services: [service] });
  return renderHook(() => useChat(consent, 'widget'));
}

/** Waits until the query was removed, which comes before the script. */
const untilTidy = () => act(settle);

/** Dispatches the script's event, because jsdom never fetches it. */
const load = async () => {
  await untilTidy();
  await act(async () => {
    script()?.dispatchEvent(new Event('load'));
    await Promise.resolve();
  });
};

/** What the loaded script does. */
const addWidget = () => document.body.append(document.createElement('chat-widget'));

/** The chat is removed one task after its footer, because a change of page replaces the footer. */
const nextMoment = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(async () => {
  await nextMoment();
  jest.restoreAllMocks();
});

test('loads the chat with its id, and removes it with the last footer', async () => {
  const { result, unmount } = show();
  expect(result.current.state).toEqual({ status: 'loading' });
  await untilTidy();
  expect(script()?.dataset).toMatchObject({ widgetId: 'widget', resourcesUrl: 'https://chat.example/chat-widget/loader.js' });
  addWidget();
  await load();
  expect(result.current.state).toEqual({ status: 'ready' });
  expect(console.info).toHaveBeenCalledWith('Chat script loaded');
  unmount();
  await nextMoment();
  expect([scripts(), widgets()]).toEqual([0, 0]);
});

describe('after the script has loaded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test.each([
    ['the widget is in the page', addWidget],
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

  test('fails if no widget appears within fifteen seconds', async () => {
    const { result, unmount } = show();
    await load();
    await wait(14_999);
    expect(result.current.state).toEqual({ status: 'loading' });
    await wait(1);
    expect(result.current.state).toEqual({ status: 'failed' });
    unmount();
    await wait(1);
  });
});
