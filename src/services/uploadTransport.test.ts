import { backendFetch, watchUpload } from './uploadTransport.ts';

/** A fake XMLHttpRequest that the test controls. */
class Sent {
  static last: Sent;
  readonly headers: Record<string, string> = {};
  readonly upload = new EventTarget();
  readonly events = new EventTarget();
  readonly addEventListener = this.events.addEventListener.bind(this.events);
  method = '';
  url = '';
  body: unknown;
  isAborted = false;
  status = 200;
  statusText = 'OK';
  responseText = '{"Key":"resumes/a/cv.pdf"}';
  type: string | null = 'application/json';

  constructor() {
    Sent.last = this;
  }
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'content-type' ? this.type : null;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
  }
  happens(event: 'load' | 'error') {
    this.events.dispatchEvent(new Event(event));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

const ADDRESS = 'https://backend.example/storage/v1/object/upload/sign/resumes/a/cv.pdf?token=t';
const onProgress = jest.fn();
const onInterruption = jest.fn();
const plainFetch = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(new Response('plain')));
const stops: (() => void)[] = [];

/** Watches an upload to `a/cv.pdf` and starts it. */
async function begin(init: RequestInit = {}, signal?: AbortSignal) {
  stops.push(watchUpload('a/cv.pdf', { onProgress, onInterruption, signal }));
  const response = backendFetch(ADDRESS, { method: 'PUT', body: 'contents', ...init });
  response.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  return { response, request: Sent.last };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  onProgress.mockReset();
  onInterruption.mockReset();
  plainFetch.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(plainFetch);
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new Sent() as unknown as XMLHttpRequest);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the browser encodes the form, because WebKit cannot read one that has a file', async () => {
  const body = new FormData();
  const { request } = await begin({ body });
  expect(request.body).toBe(body);
  expect(request.headers).toEqual({});
});

test('reports progress from 0 to 1 if the size is known', async () => {
  const { request } = await begin();
  request.progress(1, 4);
  request.progress(0, 0);
  request.progress(4, 4);
  request.progress(5, 4);
  expect(onProgress.mock.calls).toEqual([[0.25], [1], [1]]);
});

/** Half a minute, and the time that 25 KB/s need for the bytes that were handed over. */
test.each([
  [0, 30_000],
  [4_900_000, 226_000],
])('after %d bytes, an upload is interrupted by a silence of %d ms', async (bytes, timeoutMs) => {
  const { response, request } = await begin();
  jest.advanceTimersByTime(29_000);
  request.progress(bytes, 4_900_000);
  jest.advanceTimersByTime(timeoutMs - 1000);
  expect(request.isAborted).toBe(false);
  jest.advanceTimersByTime(1000);
  expect(request.isAborted).toBe(true);
  expect(onInterruption.mock.calls).toEqual([['silent']]);
  await expect(response).rejects.toThrow('The upload was interrupted: silent.');
});

test('a connection that ends is told from a device that slept, whose connection gets its time again', async () => {
  const awake = await begin();
  awake.request.happens('error');
  await expect(awake.response).rejects.toThrow('cut_off');

  const asleep = await begin();
  jest.setSystemTime(Date.now() + 3_600_000);
  asleep.request.happens('error');
  await expect(asleep.response).rejects.toThrow('slept');

  const silent = await begin();
  jest.setSystemTime(Date.now() + 3_600_000);
  jest.advanceTimersByTime(30_000);
  expect(silent.request.isAborted).toBe(false);
  jest.advanceTimersByTime(1000);
  await expect(silent.response).rejects.toThrow('slept');
  expect(onInterruption.mock.calls).toEqual([['cut_off'], ['slept'], ['slept']]);
});

test.each([
  [89_000, 'cut_off'],
  [91_000, 'slept'],
])('a pause of %d ms before a connection ends means %s', async (pause, reason) => {
  const { request, response } = await begin();
  jest.setSystemTime(Date.now() + pause);
  request.happens('error');
  await expect(response).rejects.toThrow(reason);
});

test('a clock that is set back does not keep a silent upload waiting', async () => {
  const { request } = await begin();
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(31_000);
  expect(request.isAborted).toBe(true);
});

const PAGE = '<html><body>Sign in</body></html>';
test.each([
  ['a proxy’s page about the size', 413, PAGE, 'network_too_large'],
  ['a proxy’s JSON about the size', 413, '{"message":"Request size limit exceeded"}', 'network_too_large'],
  ['a sign-in page', 200, PAGE, 'intercepted'],
  ['JSON that is not Storage’s', 200, '{}', 'intercepted'],
  ['a page of a filter', 403, PAGE, 'intercepted'],
  ['a network that wants a sign-in', 511, PAGE, 'intercepted'],
])('%s is not taken for a response of Storage', async (_what, status, responseText, reason) => {
  const { request, response } = await begin();
  Object.assign(request, { status, responseText });
  request.happens('load');
  await expect(response).rejects.toThrow(reason);
  expect(onInterruption.mock.calls).toEqual([[reason]]);
});

test.each([
  ['Storage’s rejection', 400, '{"statusCode":"413","message":"The object exceeded the maximum allowed size"}'],
  [
    'Storage’s rejection with its own status',
    413,
    '{"statusCode":"413","message":"The object exceeded the maximum allowed size"}',
  ],
  ['its gateway’s rejection', 401, '{"message":"Invalid API key"}'],
  ['a page instead of a backend that is down', 502, PAGE],
])('%s is handed on', async (_what, status, responseText) => {
  const { request, response } = await begin();
  Object.assign(request, { status, responseText });
  request.happens('load');
  expect((await response).status).toBe(status);
  expect(onInterruption).not.toHaveBeenCalled();
});

test('an upload can be canceled only while it is sent', async () => {
  const controller = new AbortController();
  const first = await begin({}, controller.signal);
  first.request.happens('load');
  await first.response;
  jest.advanceTimersByTime(60_000);
  controller.abort();
  expect(first.request.isAborted).toBe(false);

  const other = new AbortController();
  const second = await begin({}, other.signal);
  other.abort();
  expect(second.request.isAborted).toBe(true);
  await expect(second.response).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  ['of another method', ADDRESS, { method: 'POST' }],
  ['to another path', 'https://backend.example/storage/v1/object/upload/sign/resumes/b/cv.pdf', { method: 'PUT' }],
  ['to a path that only ends like it', 'https://backend.example/object/resumes/aa/cv.pdf', { method: 'PUT' }],
])('a request %s uses `fetch`', async (_what, url, init) => {
  stops.push(watchUpload('a/cv.pdf', { onProgress }));
  expect(await (await backendFetch(url, init)).text()).toBe('plain');
  expect(plainFetch).toHaveBeenCalledWith(url, init);
});

test('every request uses `fetch` once the upload is no longer watched', async () => {
  const stop = watchUpload('a/cv.pdf', { onProgress });
  stop();
  await backendFetch(new Request(ADDRESS, { method: 'PUT' }), { method: 'PUT' });
  expect(plainFetch).toHaveBeenCalledTimes(1);
});
