import { preloadModule } from './preloadModule.ts';

test('preloads a file under the address that the page imports', () => {
  preloadModule('/assets/HomePage-1.js');
  expect(document.head.innerHTML).toBe('<link rel="modulepreload" href="/assets/HomePage-1.js">');
});
