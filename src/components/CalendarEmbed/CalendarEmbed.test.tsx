import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { calendar } from '../../content/booking.ts';
import type { CalendarState } from '../../integrations/calendar.ts';
import { CalendarEmbed } from './CalendarEmbed.tsx';

const url = 'https://calendar.example/demo';
const tel = 'tel:+17135550142';
const mailto = `mailto:${calendar.email}`;

const open = (state: CalendarState) =>
  render(<CalendarEmbed url={url} title="Your call" state={state} />, { wrapper: MemoryRouter });

const frame = () => screen.getByTitle<HTMLIFrameElement>('Your call');

/** Where the links in an element lead, each with the tab that it opens. */
const links = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);

describe.each<CalendarState>([{ status: 'loading' }, { status: 'silent' }, { status: 'ready' }])(
  'a calendar that is $status',
  (state) => {
    test('shows no notice, and the fallbacks are below it', () => {
      const { container } = open(state);
      expect(screen.queryByRole('status')).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByText(calendar.loading) !== null).toBe(state.status !== 'ready');
      expect(container.querySelector('[aria-hidden=true]') !== null).toBe(state.status === 'silent');
      expect(links(container)).toEqual([
        [calendar.openPage, url, '_blank'],
        [calendar.phone, tel, null],
        [calendar.email, mailto, null],
      ]);
      expect(container.textContent).toContain(`${calendar.openPage} · ${calendar.phone}, ${calendar.email} (${calendar.hours})`);
    });
  },
);

test.each([
  ['slow', 'status'],
  ['blocked', 'alert'],
  ['failed', 'alert'],
] as const)('a calendar that is %s has a notice with the role %s, its page and the phone, and stays', (status, role) => {
  open({ status });
  const notice = screen.getByRole(role);
  const { title, text } = calendar[status];
  expect(notice.textContent).toBe(`${title}${text} ${calendar.openPage}${calendar.orCall} ${calendar.phone}`);
  expect(links(notice)).toEqual([
    [calendar.openPage, url, '_blank'],
    [calendar.phone, tel, null],
  ]);
  expect(screen.queryByText(calendar.loading)).toBeNull();
  expect(frame().src).toBe(url);
});

test('has the height that the calendar requests', () => {
  open({ status: 'ready', height: 720 });
  expect(frame().getAttribute('height')).toBe('720');
});

test('phone and email replace a calendar that is not configured', () => {
  render(<CalendarEmbed url={undefined} title="Your call" state={{ status: 'loading' }} />, { wrapper: MemoryRouter });
  expect(screen.queryByTitle('Your call')).toBeNull();
  const notice = screen.getByRole('status');
  expect(notice.textContent).toContain(calendar.unavailableTitle);
  expect(links(notice)).toEqual([
    [calendar.phone, tel, null],
    [calendar.email, mailto, null],
  ]);
});
