import { act, render, screen } from '@testing-library/react';
import { topicCopy } from '../../content/topics.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { LearnMore } from './LearnMore.tsx';

jest.mock('../../lib/importWithRetry.ts');

const load = jest.mocked(importWithRetry);
const topic = {
  ...{ title: 'Shipping', introduction: 'How it is sent.', listTitle: 'What you get', items: ['A box'] },
  closing: 'That is all.',
};
const button = () => screen.getByRole('button');

beforeEach(() => {
  load.mockReset();
  load.mockImplementation((its) => its());
});

test('its button names the topic, once', () => {
  const { rerender } = render(<LearnMore topic={topic} />);
  expect(button().textContent).toBe(`${topicCopy.learnMore} ${topicCopy.about} Shipping`);
  rerender(<LearnMore topic={topic} label="Shipping" />);
  expect(button().textContent).toBe('Shipping');
});

test('the dialog has the whole text, and names what it closes', async () => {
  render(<LearnMore topic={topic} />);
  expect(screen.queryByText(topic.closing)).toBeNull();
  act(() => button().click());
  await screen.findByText(topic.closing);
  act(() => screen.getByRole('button', { name: `${topicCopy.close} Shipping` }).click());
  expect(screen.queryByText(topic.closing)).toBeNull();
});

test('where the dialog cannot be loaded, the text stands in the place of the button', async () => {
  load.mockRejectedValue(new TypeError('gone'));
  render(<LearnMore topic={topic} />);
  act(() => button().click());
  await screen.findByText(topic.closing);
  expect(screen.queryByRole('button')).toBeNull();
});
