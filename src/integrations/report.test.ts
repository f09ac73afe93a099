import type { Conversion } from './conversion.ts';

const lead = (count: number): Conversion => ({ name: 'generate_lead', id: `event-${count}` });

/** Loads a new copy of the module, as a new page does. */
async function load(hasThirdParties: boolean) {
  jest.resetModules();
  jest.doMock('../config/settings.ts', () => ({ hasThirdParties }));
  return import('./report.ts');
}

test('holds back up to twenty events until there is a listener', async () => {
  const { listen, report } = await load(true);
  for (let count = 1; count <= 21; count += 1) report(lead(count));
  const heard: Conversion[] = [];
  listen((event) => heard.push(event));
  expect(heard.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `event-${index + 1}`));
});

test('drops events in a build without third parties', async () => {
  const { listen, report } = await load(false);
  report(lead(1));
  const listener = jest.fn();
  listen(listener);
  report(lead(2));
  expect(listener).not.toHaveBeenCalled();
});
