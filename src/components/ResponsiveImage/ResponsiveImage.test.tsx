import { render, screen } from '@testing-library/react';
import { ResponsiveImage } from './ResponsiveImage.tsx';

const photo = { base: '/media/lab', width: 1280, height: 720, alt: 'A laboratory' };

const sources = () => [...document.querySelectorAll('source')].map(({ type, srcset, sizes }) => [type, srcset, sizes]);
const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'A laboratory' });

test('has each format in each width, and one WebP as fallback', () => {
  render(<ResponsiveImage image={{ ...photo, widths: [640, 1280] }} sizes="50vw" />);
  expect(sources()).toEqual([
    ['image/avif', '/media/lab-640.avif 640w, /media/lab-1280.avif 1280w', '50vw'],
    ['image/webp', '/media/lab-640.webp 640w, /media/lab-1280.webp 1280w', '50vw'],
  ]);
  expect(image().getAttribute('src')).toBe('/media/lab-1280.webp');
});

test('an image of one width has no width in its file names', () => {
  render(<ResponsiveImage image={photo} sizes="100vw" />);
  expect(sources()).toEqual([
    ['image/avif', '/media/lab.avif 1280w', '100vw'],
    ['image/webp', '/media/lab.webp 1280w', '100vw'],
  ]);
  expect(image().getAttribute('src')).toBe('/media/lab.webp');
});

test.each([
  [undefined, 'lazy', null],
  [true, 'eager', 'high'],
])('with isPriority %p it is loaded %s', (isPriority, loading, priority) => {
  render(<ResponsiveImage image={photo} sizes="100vw" {...(isPriority ? { isPriority } : {})} />);
  expect(image().getAttribute('loading')).toBe(loading);
  expect(image().getAttribute('fetchpriority')).toBe(priority);
});
