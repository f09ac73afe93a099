import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { humanCheck as words } from '../../content/humanCheck.ts';
import type { HumanCheckStatus } from '../../integrations/turnstile.ts';
import { HumanCheck } from './HumanCheck.tsx';

const onRetry = jest.fn();
const containerRef = jest.fn();

const show = (status: HumanCheckStatus) =>
  render(<HumanCheck status={status} containerRef={containerRef} onRetry={onRetry} />, { wrapper: MemoryRouter });

beforeEach(() => jest.clearAllMocks());

test.each(['idle', 'checking'] as const)('a check that is %s shows its purpose without announcing it', (status) => {
  const { container } = show(status);
  expect(container.textContent).toBe(words.checking);
  expect(screen.queryByRole('status')).toBeNull();
  expect(containerRef).toHaveBeenCalledWith(expect.any(HTMLElement));
});

test.each(['challenged', 'expired', 'solved'] as const)('a check that is %s announces its status', (status) => {
  const { container } = show(status);
  expect(screen.getByRole('status').textContent).toBe(words[status]);
  expect(container.textContent).toBe(words[status]);
  expect(container.querySelector('svg') !== null).toBe(status === 'solved');
});

test.each(['failed', 'blocked'] as const)('a check that is %s can be retried, and shows phone and email', (status) => {
  show(status);
  const { title, text } = words[status];
  expect(screen.getByRole('alert').textContent).toBe(`${title}${text} ${words.phone}, ${words.email}${words.retry}`);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+17135550142',
    `mailto:${words.email}`,
  ]);
  fireEvent.click(screen.getByRole('button', { name: words.retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('renders nothing if no check is configured', () => {
  const { container } = show('off');
  expect(container.childElementCount).toBe(0);
});
