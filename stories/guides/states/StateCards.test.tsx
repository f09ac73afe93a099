/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { matrixOf } from './matrix.ts';
import { StateCards } from './StateCards.tsx';

test('a screenshot that this Storybook does not have is replaced by the story, as wide as its mode', () => {
  const entry = { type: 'story', id: 'faq--open', title: 'Faq', name: 'Open' };
  const accepted = { one: { storyId: 'faq--open', mode: 'phone', hash: 'a1', width: 360, height: 900 } };
  render(<StateCards row={matrixOf([entry], accepted)[0] ?? { title: '', states: [] }} />);
  fireEvent.error(screen.getByRole('presentation'));
  const story = screen.getByTitle<HTMLIFrameElement>('faq--open');
  expect([story.getAttribute('src'), story.style.width]).toEqual(['iframe.html?id=faq--open&viewMode=story', '360px']);
});
