import type { Conversion } from './conversion.ts';
import { listen, report } from './report.ts';

jest.mock('../config/settings.ts', () => ({ hasThirdParties: true }));

test('holds back up to twenty events until there is a listener', () => {
  for (let count = 1; count <= 21; count += 1) report({ name: 'generate_lead', id: `event-${count}` });
  const heard: Conversion[] = [];
  listen((event) => heard.push(event));
  expect(heard.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `event-${index + 1}`));
});
