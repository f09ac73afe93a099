import { composeStories } from '@storybook/react';
import { getWorker } from 'msw-storybook-addon';
import * as buttonStories from '../../stories/components/Button.stories.tsx';

test('a story is shown in a window without service workers and random ids, with the reason why requests fail', async () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true, writable: true });
  jest.spyOn(getWorker(), 'resetHandlers').mockImplementation(() => {
    throw new Error('No service worker.');
  });
  const { Primary } = composeStories(buttonStories);
  await Primary.run();
  expect(document.querySelector('button')).not.toBeNull();
  expect(document.body.textContent).toContain('Requests fail in this window');
});

test('a story is online on a machine without a network', async () => {
  const network = jest.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  const { Primary } = composeStories(buttonStories);
  await Primary.run();
  expect(navigator.onLine).toBe(true);
  network.mockRestore();
});
