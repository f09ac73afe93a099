import { act, render, screen, waitFor } from '@testing-library/react';
import { LearnMore } from './LearnMore.tsx';

const topic = {
  title: 'Shipping',
  introduction: 'How it is sent.',
  listTitle: 'What you get',
  items: ['A box'],
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
