import { resolveHref } from './links.ts';

test.each([
  [{ route: 'bookingDemo' }, '/booking-demo'],
  [{ route: 'home', fragment: 'testimonials' }, '/#testimonials'],
  [{ fragment: 'testimonials' }, '#testimonials'],
  [{ url: 'https://verify.example' }, 'https://verify.example'],
  [{ phone: '(713) 555-0142' }, 'tel:+17135550142'],
  [{ phone: '+1 (713) 555-0142' }, 'tel:+17135550142'],
  [{ phone: '1-713-555-0142' }, 'tel:+17135550142'],
  [{ phone: '17135550142' }, 'tel:+17135550142'],
  [{ phone: '+44 (0)20 7946 0958' }, 'tel:+442079460958'],
  [{ email: 'support@ardenwell.example' }, 'mailto:support@ardenwell.example'],
  [
    { email: 'support@ardenwell.example', subject: 'Content Producer & Strategist', body: 'Name:\nPhone:' },
    'mailto:support@ardenwell.example?subject=Content%20Producer%20%26%20Strategist&body=Name%3A%0D%0APhone%3A',
  ],
] as const)('%j leads to %s', (target, address) => {
  expect(resolveHref(target)).toBe(address);
});
