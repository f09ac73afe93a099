import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { settings } from '../../config/settings.ts';
import { brand } from '../../content/brand.ts';
import { Footer } from './Footer.tsx';

const link = (name: string | RegExp) => {
  const found = screen.getByRole('link', { name });
  return [found.getAttribute('href'), found.getAttribute('target')];
};
const show = () => render(<Footer />, { wrapper: MemoryRouter });
const seal = new RegExp(`^${brand.complianceSeal.label}`);

test('links to support by phone and email', () => {
  show();
  expect(link(brand.phone)).toEqual([`tel:+1${brand.phone.replace(/\D/g, '')}`, null]);
  expect(link(brand.email)).toEqual([`mailto:${brand.email}`, null]);
});

test('opens social profiles and the seal in a new tab', () => {
  show();
  for (const { label, url } of brand.social) expect(link(label)).toEqual([url, '_blank']);
  expect(link(seal)).toEqual([brand.complianceSeal.url, '_blank']);
});

test('uses the seal of the settings if there is one', () => {
  Object.assign(settings, { VITE_SEAL_URL: 'https://seal.example/ours' });
  show();
  expect(link(seal)).toEqual(['https://seal.example/ours', '_blank']);
});
