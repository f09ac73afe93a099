import { fireEvent, render, screen } from '@testing-library/react';
import { privacy } from '../content/privacy.ts';
import type { Service } from '../integrations/thirdParties.ts';
import { createConsent, type ConsentOptions } from '../integrations/consent.ts';
import { ConsentNotice } from './ConsentNotice.tsx';

const { notice } = privacy;
const services: readonly Service[] = [
  { id: 'chat', category: 'services', name: 'Chat', script: 'https://chat.example/a.js', host: 'chat.example' },
];

function show(options: Partial<ConsentOptions> = {}) {
  const consent = createConsent({ mode: 'notice', hasSignal: false, services, ...options });
  const shown = render(<ConsentNotice consent={consent} onOpenChoices={jest.fn()} />);
  return { consent, ...shown };
}

const region = () => screen.queryByRole('region', { name: notice.landmark });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test("the browser's signal is shown once per tab: dismissing it is no choice, and hides no other notice", () => {
  const { consent, unmount } = show({ hasSignal: true });
  click(notice.signal.accept);
  expect(region()).toBeNull();
  expect(consent.read().chosen).toBeNull();

  unmount();
  const { unmount: leave } = show({ hasSignal: true });
  expect(region()).toBeNull();
  leave();
  show({ mode: 'opt-in' });
  expect(region()).not.toBeNull();
});
