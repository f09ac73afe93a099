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

describe.each<CalendarState>([{ status: 'loading' }, { status: 'ready' }])('a calendar that is $status', (state) => {
  test('is no problem, and the other ways to book are below it', () => {
    const { container } = open(state);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(calendar.loading)).toBeTruthy();
    expect(links(container)).toEqual([
      [calendar.openPage, url, '_blank'],
      [calendar.phone, tel, null],
      [calendar.email, mailto, null],
    ]);
    expect(container.textContent).toContain(`${calendar.openPage} · ${calendar.phone}, ${calendar.email} (${calendar.hours})`);
  });
});

test.each([
  ['slow', 'status'],
  ['blocked', 'alert'],
  ['failed', 'alert'],
] as const)('a calendar that is %s says so as %s, with its own page and the phone, and stays', (status, role) => {
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

test('it is as high as it asks to be', () => {
  open({ status: 'ready', height: 720 });
  expect(frame().getAttribute('height')).toBe('720');
});

test('where none is configured, the phone and the email take its place', () => {
  render(<CalendarEmbed url={undefined} title="Your call" state={{ status: 'loading' }} />, { wrapper: MemoryRouter });
  expect(screen.queryByTitle('Your call')).toBeNull();
  const notice = screen.getByRole('status');
  expect(notice.textContent).toContain(calendar.unavailableTitle);
  expect(links(notice)).toEqual([
    [calendar.phone, tel, null],
    [calendar.email, mailto, null],
  ]);
});
