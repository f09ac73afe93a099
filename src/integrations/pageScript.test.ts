import { addScript, removeScript } from './pageScript.ts';

const SOURCE = 'https://scripts.example/a.js';
const scripts = () => [...document.scripts].filter(({ src }) => src === SOURCE);

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
  expect(scripts()[0]?.dataset.widgetId).toBe('w-1');
  // jsdom never fetches it.
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect([await loading, await again]).toEqual([true, true]);
  expect(jest.mocked(console.info).mock.calls).toEqual([['Chat script loaded']]);
});

test('a script that others have added counts as loaded and is not removed', async () => {
  const present = Object.assign(document.createElement('script'), { src: SOURCE });
  document.body.append(present);
  expect(await addScript({ name: 'chat', source: SOURCE })).toBe(true);
  removeScript(SOURCE);
  expect(scripts()).toEqual([present]);
});
