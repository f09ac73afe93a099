import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { ConsoleWatch } from './console-watch';

const request = (url: string, type = 'fetch') => ({
  url: () => url,
  method: () => 'POST',
  resourceType: () => type,
  failure: () => ({ errorText: 'net::ERR_FAILED' }),
});

const watchPage = () => {
  const page = new EventEmitter();
  return { page, watch: new ConsoleWatch(page as unknown as Page) };
};

test('a failed request is a problem of the story that started it, and of no other', () => {
  const { page, watch } = watchPage();
  const [slow, own] = [request('/slow'), request('/own')];
  page.emit('request', slow);
  watch.startVisit();
  page.emit('request', own);
  page.emit('requestfailed', slow);
  page.emit('requestfailed', own);
  expect(watch.take().map(({ message }) => message)).toEqual(['POST /own failed: net::ERR_FAILED']);
});

test('it waits for resources that a screenshot shows, and not for data', async () => {
  const { page, watch } = watchPage();
  page.emit('request', request('/data'));
  expect(await watch.waitUntilIdle(0)).toEqual([]);
  const image = request('/image', 'image');
  page.emit('request', image);
  expect(await watch.waitUntilIdle(0)).toEqual(['/image']);
  const idle = watch.waitUntilIdle(10_000);
  page.emit('requestfinished', image);
  expect(await idle).toEqual([]);
});
