import { act, render, screen, waitFor } from '@testing-library/react';
import { LearnMore } from './LearnMore.tsx';

const topic = {
  ...{ title: 'Shipping', introduction: 'How it is sent.', listTitle: 'What you get', items: ['A box'] },
  closing: 'That is all.',
};

// First, because code that has been loaded stays.
test('after a failed load the text replaces the button', async () => {
  jest.doMock('./TopicModal.tsx', () => {
    throw new TypeError('gone');
  });
  render(<LearnMore topic={topic} />);
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(screen.getByText(topic.closing).closest('[hidden]')).toBeNull();
  jest.dontMock('./TopicModal.tsx');
});

test('when the browser’s search finds the hidden text, it replaces the button', () => {
  render(<LearnMore topic={topic} />);
  const hidden = screen.getByText(topic.closing).closest('[hidden]');
  expect(hidden?.getAttribute('hidden')).toBe('until-found');
  act(() => void hidden?.dispatchEvent(new Event('beforematch')));
  expect(screen.getByText(topic.closing).closest('[hidden]')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
