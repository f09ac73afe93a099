import { addScript, removeScript } from './pageScript.ts';

const SOURCE = 'https://scripts.example/a.js';
const scripts = () => [...document.scripts].filter(({ src }) => src === SOURCE);
const data = () => Object.entries(scripts()[0]?.dataset ?? {});
/** Dispatches the script's event, because jsdom never fetches it. */
const respond = (event: 'load' | 'error') => scripts()[0]?.dispatchEvent(new Event(event));

beforeEach(() => jest.spyOn(console, 'info').mockImplementation());
afterEach(() => {
  removeScript(SOURCE);
  for (const script of scripts()) script.remove();
  jest.restoreAllMocks();
});

test('adds a script once, with its data attributes', async () => {
  const loading = addScript({ name: 'chat', source: SOURCE, data: { widgetId: 'w-1' } });
  const again = addScript({ name: 'chat', source: SOURCE });
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]?.parentElement).toBe(document.body);
  expect(scripts()[0]?.async).toBe(true);
  expect(data()).toEqual([['widgetId', 'w-1']]);
  respond('load');
  expect([await loading, await again]).toEqual([true, true]);
  expect(jest.mocked(console.info).mock.calls).toEqual([['Chat script loaded']]);
});

test('a script without data has no data attributes; resolves to false when it is blocked', async () => {
  const loading = addScript({ name: 'site helper', source: SOURCE });
  const again = addScript({ name: 'site helper', source: SOURCE });
  expect(data()).toEqual([]);
  respond('error');
  expect([await loading, await again]).toEqual([false, false]);
  expect(jest.mocked(console.info).mock.calls).toEqual([['Failed to load site helper script']]);
});

test('a script that we added can be removed and added again', async () => {
  void addScript({ name: 'chat', source: SOURCE });
  removeScript(SOURCE);
  expect(scripts()).toEqual([]);
  const loading = addScript({ name: 'chat', source: SOURCE });
  expect(scripts()).toHaveLength(1);
  respond('load');
  expect(await loading).toBe(true);
});

test('a script that others have added counts as loaded and is not removed', async () => {
  const present = Object.assign(document.createElement('script'), { src: SOURCE });
  document.body.append(present);
  expect(await addScript({ name: 'chat', source: SOURCE })).toBe(true);
  removeScript(SOURCE);
  expect(scripts()).toEqual([present]);
});
