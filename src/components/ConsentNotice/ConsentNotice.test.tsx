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
] as const)('with %s, a visitor who chose to %s is left alone, and the choice is stored', (mode, choice, stored) => {
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

test("the browser's signal is told of once in a tab, and understanding that is no choice", () => {
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

test('a signal that was told of hides no question of another kind', () => {
  const { unmount } = show({ hasSignal: true });
  click(notice.signal.accept);
  unmount();
  show({ mode: 'opt-in' });
  expect(region()).not.toBeNull();
});

test('without a service there is nothing to tell', () => {
  show({ services: [] });
  expect(region()).toBeNull();
});
