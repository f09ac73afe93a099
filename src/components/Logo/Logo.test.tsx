import { render, screen } from '@testing-library/react';
import { Logo } from './Logo.tsx';

test('a logo with a title is an image of that name', () => {
  render(<Logo title="Ardenwell" />);
  expect(screen.getByRole('img', { name: 'Ardenwell' })).toBeTruthy();
});

test('a logo without a title is hidden from assistive technology', () => {
  const { container } = render(<Logo />);
  const logo = container.querySelector('svg');
  expect([logo?.getAttribute('aria-hidden'), logo?.getAttribute('role')]).toEqual(['true', null]);
});
