import { fireEvent, render, screen } from '@testing-library/react';
import { createToastQueue, ToastQueueContext } from '../../components/Toasts/toastQueue.ts';
import { privacy } from '../../content/privacy.ts';
import type { Service } from '../../integrations/thirdParties.ts';
import { createConsent, type ConsentOptions } from '../../integrations/consent.ts';
import { PrivacyModal } from './PrivacyModal.tsx';

const words = privacy.dialog;
const { categories } = words;
const service = (id: Service['id'], category: Service['category'], host: string): Service => ({
  ...{ id, category, name: id, script: `https://${host}/a.js`, host },
});
const services = [
  service('pixel', 'advertising', 'pixel.example'),
  service('affiliate', 'advertising', 'pixel.example'),
  service('chat', 'services', 'chat.example'),
  service('siteHelper', 'services', 'helper.example'),
];

const onClose = jest.fn();
const notify = { success: jest.fn(), error: jest.fn() };

function show(options: Partial<ConsentOptions> = {}) {
  const consent = createConsent({ mode: 'notice', hasSignal: false, services, ...options });
  render(
    <ToastQueueContext.Provider value={{ ...createToastQueue(), notify }}>
      <PrivacyModal isOpen onClose={onClose} consent={consent} />
    </ToastQueueContext.Provider>,
  );
  return consent;
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(name));
const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox').map(({ checked, disabled }) => [checked, disabled]);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

test('each category that may load is asked for, with each of its hosts once', () => {
  show();
  expect(boxes()).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(screen.getByText(`${categories.advertising.text} ${words.loadsFrom} pixel.example.`)).toBeTruthy();
  expect(screen.getByText(`${categories.services.text} ${words.loadsFrom} chat.example, helper.example.`)).toBeTruthy();
  expect(screen.queryByText(new RegExp(categories.analytics.label))).toBeNull();
});

test('what is saved is what is ticked, and it is said', () => {
  const consent = show();
  fireEvent.click(box(categories.services.label));
  expect(consent.read().chosen).toBeNull();
  click(words.save);
  expect(consent.read().allowed).toEqual({ advertising: true, analytics: true, services: false });
  expect(notify.success.mock.calls).toEqual([[{ ...words.saved, topic: 'privacy' }]]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('all of it can be turned off at once', () => {
  const consent = show();
  click(words.allOff);
  expect(consent.read().allowed).toEqual({ advertising: false, analytics: false, services: false });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(['notice', 'opt-in'] as const)('%s: it says how things stand before a choice', (mode) => {
  show({ mode });
  expect(screen.getByText(`${words.neverTyped} ${words.notChosen[mode]}`)).toBeTruthy();
  expect(boxes().map(([isChecked]) => isChecked)).toEqual([mode === 'notice', mode === 'notice']);
});

test('and after one, when that was', () => {
  const at = '2026-11-20T15:00:00.000Z';
  const choice = { advertising: false, analytics: false, services: true };
  localStorage.setItem('privacy-choice', JSON.stringify({ version: 1, at, ...choice }));
  show();
  expect(screen.getByText(`${words.neverTyped} ${words.chosenOn} November 20, 2026.`)).toBeTruthy();
  expect(boxes().map(([isChecked]) => isChecked)).toEqual([false, true]);
});

test('where the browser has decided, there is nothing to save', () => {
  show({ hasSignal: true });
  expect(screen.getByText(words.signal.title)).toBeTruthy();
  expect(screen.getByText(words.neverTyped)).toBeTruthy();
  expect(boxes()).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(screen.queryByRole('button', { name: words.save })).toBeNull();
  const [, close] = screen.getAllByRole('button', { name: words.close });
  fireEvent.click(close ?? document.body);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([true, false])('where nothing may load, that is said, and of a signal (%s) too', (hasSignal) => {
  show({ services: [], hasSignal });
  expect(screen.getByText(words.nothing.title)).toBeTruthy();
  expect(screen.queryByText(words.signal.withoutServices) !== null).toBe(hasSignal);
  expect(boxes()).toEqual([]);
});
