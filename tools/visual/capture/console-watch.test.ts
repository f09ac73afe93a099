import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { ConsoleWatch } from './console-watch.ts';

const request = (url: string) => ({
  url: () => url,
  method: () => 'POST',
  resourceType: () => 'fetch',
  failure: () => ({ errorText: 'net::ERR_FAILED' }),
});

test('a failed request is a problem of the story that started it, and of no other', () => {
  const page = new EventEmitter();
  const watch = new ConsoleWatch(page as unknown as Page);
  const [slow, own] = [request('/slow'), request('/own')];
  page.emit('request', slow);
  watch.startVisit();
  page.emit('request', own);
  page.emit('requestfailed', slow);
  page.emit('requestfailed', own);
  expect(watch.take().map(({ message }) => message)).toEqual(['POST /own failed: net::ERR_FAILED']);
});
