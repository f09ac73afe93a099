import { openInNewTab } from './openInNewTab.ts';

const open = jest.spyOn(window, 'open');

test('opens the address and removes the opener', () => {
  const tab = { closed: false, opener: window };
  open.mockReturnValueOnce(tab as unknown as Window);
  expect(openInNewTab('https://survey.example/a')).toBe(true);
  // With `noopener`, `window.open` would return null on success too.
  expect(open).toHaveBeenCalledWith('https://survey.example/a', '_blank');
  expect(tab.opener).toBeNull();
});

test.each([
  ['null', () => null],
  ['a tab that a blocker closed immediately', () => ({ closed: true }) as Window],
  [
    'an error',
    () => {
      throw new Error('blocked');
    },
  ],
])('%s means that it was blocked', (_what, result) => {
  open.mockImplementationOnce(result);
  expect(openInNewTab('https://survey.example/a')).toBe(false);
});
