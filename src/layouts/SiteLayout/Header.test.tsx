import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { navigation } from '../../content/navigation.ts';
import { Header } from './Header.tsx';

const show = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header />
    </MemoryRouter>,
  );

test('marks only the current page', () => {
  show('/about');
  const marked = within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([['/about', 'page']]);
});

test('labels only the link that opens a new tab', () => {
  show();
  const marked = screen.getAllByRole('link').filter((link) => within(link).queryByLabelText(navigation.opensNewTab));
  expect(marked.map((link) => link.getAttribute('target'))).toEqual(['_blank']);
});
