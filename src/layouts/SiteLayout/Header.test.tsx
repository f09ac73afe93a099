import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { navigation } from '../../content/navigation.ts';
import { Header } from './Header.tsx';

test('labels only the link that opens a new tab', () => {
  render(<Header action={null} />, { wrapper: MemoryRouter });
  const marked = screen.getAllByRole('link').filter((link) => within(link).queryByLabelText(navigation.opensNewTab));
  expect(marked.map((link) => link.getAttribute('target'))).toEqual(['_blank']);
});
