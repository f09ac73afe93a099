import { fireEvent, render, screen } from '@testing-library/react';
import { privacy } from '../../content/privacy.ts';
import type { Service } from '../../integrations/thirdParties.ts';
import { createConsent, everything, nothing, type ConsentOptions } from '../../integrations/consent.ts';
import { ConsentNotice } from './ConsentNotice.tsx';

const { notice, choices } = privacy;
const services: readonly Service[] = [
  { id: 'chat', category: 'services', name: 'Chat', script: 'https://chat.example/a.js', host: 'chat.example' },
];
const onOpenChoices = jest.fn();

function show(options: Partial<ConsentOptions> = {}) {
  const consent = createConsent({ mode: 'notice', hasSignal: false, services, ...options });
  const shown = render(<ConsentNotice consent={consent} onOpenChoices={onOpenChoices} />);
  return { consent, ...shown };
}

const region = () => screen.queryByRole('region', { name: notice.landmark });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onOpenChoices.mockClear();
});

test.each([
  ['notice', 'accept', everything],
  ['notice', 'decline', nothing],
  ['opt-in', 'accept', everything],
  ['opt-in', 'decline', nothing],
] as const)('with %s, choosing to %s closes the notice and stores the choice', (mode, choice, stored) => {
  const { consent } = show({ mode });
  const words = notice[mode];
  expect(region()?.textContent).toContain(`${words.title}${words.text}`);
  expect(buttons()).toEqual([words.accept, words.decline, choices]);
  click(words[choice]);
  expect(consent.read().chosen?.choice).toEqual(stored);
  expect(region()).toBeNull();
});

test('the choices can be opened without choosing', () => {
  const { consent } = show();
  click(choices);
  expect(onOpenChoices).toHaveBeenCalledTimes(1);
  expect(consent.read().chosen).toBeNull();
  expect(region()).not.toBeNull();
});

test("the browser's signal is shown once per tab, and dismissing it is not a choice", () => {
  const { consent, unmount } = show({ hasSignal: true });
  expect(region()?.textContent).toContain(`${notice.signal.title}${notice.signal.text}`);
  expect(buttons()).toEqual([notice.signal.accept, choices]);
  click(notice.signal.accept);
  expect(region()).toBeNull();
  expect(consent.read().chosen).toBeNull();

  unmount();
  show({ hasSignal: true });
  expect(region()).toBeNull();
});

test('dismissing the signal does not hide another notice', () => {
  const { unmount } = show({ hasSignal: true });
  click(notice.signal.accept);
  unmount();
  show({ mode: 'opt-in' });
  expect(region()).not.toBeNull();
});

test('shows nothing without services', () => {
  show({ services: [] });
  expect(region()).toBeNull();
});
