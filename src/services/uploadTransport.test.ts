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
const plainFetch = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(new Response('plain')));
const stops: (() => void)[] = [];

/** Watches an upload to `a/cv.pdf` and starts it. */
async function begin(init: RequestInit = {}, signal?: AbortSignal) {
  stops.push(watchUpload('a/cv.pdf', { onProgress, signal }));
  const response = backendFetch(ADDRESS, { method: 'PUT', body: 'contents', ...init });
  response.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  return { response, request: Sent.last };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  onProgress.mockReset();
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

test('aborts an upload that makes no progress for half a minute', async () => {
  const { response, request } = await begin();
  jest.advanceTimersByTime(29_000);
  request.progress(1, 4);
  jest.advanceTimersByTime(29_999);
  expect(request.isAborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(request.isAborted).toBe(true);
  await expect(response).rejects.toMatchObject({ name: 'AbortError', message: 'The upload was given up.' });
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
