import { act, render, screen, waitFor, within } from '@testing-library/react';
import { topicCopy } from '../../content/topics.ts';
import { LearnMore } from './LearnMore.tsx';

const topic = {
  ...{ title: 'Shipping', introduction: 'How it is sent.', listTitle: 'What you get', items: ['A box'] },
  closing: 'That is all.',
};
const button = () => screen.getByRole('button');

// First, because code that has been loaded stays.
test('after a failed load the text replaces the button', async () => {
  jest.doMock('./TopicModal.tsx', () => {
    throw new TypeError('gone');
  });
  render(<LearnMore topic={topic} />);
  act(() => button().click());
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(screen.getByText(topic.closing).closest('[hidden]')).toBeNull();
  jest.dontMock('./TopicModal.tsx');
});

test('its button names the topic once', () => {
  const { rerender } = render(<LearnMore topic={topic} />);
  expect(button().textContent).toBe(`${topicCopy.learnMore} ${topicCopy.about} Shipping`);
  rerender(<LearnMore topic={topic} label="Shipping" />);
  expect(button().textContent).toBe('Shipping');
});

test('the dialog has the whole text and a named close button', async () => {
  render(<LearnMore topic={topic} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => button().click());
  await within(await screen.findByRole('dialog')).findByText(topic.closing);
  act(() => screen.getByRole('button', { name: `${topicCopy.close} Shipping` }).click());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('when the browser’s search finds the hidden text, it replaces the button', () => {
  render(<LearnMore topic={topic} />);
  const hidden = screen.getByText(topic.closing).closest('[hidden]');
  expect(hidden?.getAttribute('hidden')).toBe('until-found');
  act(() => void hidden?.dispatchEvent(new Event('beforematch')));
  expect(screen.getByText(topic.closing).closest('[hidden]')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
