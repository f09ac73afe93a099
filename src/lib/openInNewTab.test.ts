import { openInNewTab } from './openInNewTab.ts';

test.each([
  ['a tab that a blocker closed immediately', () => ({ closed: true }) as Window],
  [
    'an error',
    () => {
      throw new Error('blocked');
    },
  ],
])('%s means that it was blocked', (_what, result) => {
  jest.spyOn(window, 'open').mockImplementationOnce(result);
  expect(openInNewTab('https://survey.example/a')).toBe(false);
});
