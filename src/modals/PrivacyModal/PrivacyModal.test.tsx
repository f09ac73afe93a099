import { fireEvent, render, screen } from '@testing-library/react';
import { NotifyContext } from '../../components/Toasts/useNotify.ts';
import { privacy } from '../../content/privacy.ts';
import type { Service } from '../../integrations/thirdParties.ts';
import { createConsent, type ConsentOptions } from '../../integrations/consent.ts';
import PrivacyModal from './PrivacyModal.tsx';

const copy = privacy.dialog;
const { categories } = copy;
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
    <NotifyContext.Provider value={notify}>
      <PrivacyModal onClose={onClose} consent={consent} />
    </NotifyContext.Provider>,
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

test('lists each configured category, with each of its hosts once', () => {
  show();
  expect(boxes()).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(screen.getByText(`${categories.advertising.text} ${copy.loadsFrom} pixel.example.`)).toBeTruthy();
  expect(screen.getByText(`${categories.services.text} ${copy.loadsFrom} chat.example, helper.example.`)).toBeTruthy();
  expect(screen.queryByText(new RegExp(categories.analytics.label))).toBeNull();
});

test('saves the checked categories and shows a message', () => {
  const consent = show();
  fireEvent.click(box(categories.services.label));
  expect(consent.read().chosen).toBeNull();
  click(copy.save);
  expect(consent.read().allowed).toEqual({ advertising: true, analytics: true, services: false });
  expect(notify.success.mock.calls).toEqual([[{ ...copy.saved, topic: 'privacy' }]]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('turns all categories off at once', () => {
  const consent = show();
  click(copy.allOff);
  expect(consent.read().allowed).toEqual({ advertising: false, analytics: false, services: false });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(['notice', 'opt-in'] as const)('%s: describes the state before a choice', (mode) => {
  show({ mode });
  expect(screen.getByText(`${copy.neverTyped} ${copy.notChosen[mode]}`)).toBeTruthy();
  expect(boxes().map(([isChecked]) => isChecked)).toEqual([mode === 'notice', mode === 'notice']);
});

test('shows the date of a choice', () => {
  const at = '2026-11-20T15:00:00.000Z';
  const choice = { advertising: false, analytics: false, services: true };
  localStorage.setItem('privacy-choice', JSON.stringify({ version: 1, at, ...choice }));
  show();
  expect(screen.getByText(`${copy.neverTyped} ${copy.chosenOn} November 20, 2026.`)).toBeTruthy();
  expect(boxes().map(([isChecked]) => isChecked)).toEqual([false, true]);
});

test('with the browser’s signal there is nothing to save', () => {
  show({ hasSignal: true });
  expect(screen.getByText(copy.signal.title)).toBeTruthy();
  expect(screen.getByText(copy.neverTyped)).toBeTruthy();
  expect(boxes()).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(screen.queryByRole('button', { name: copy.save })).toBeNull();
  const [, close] = screen.getAllByRole('button', { name: copy.close });
  fireEvent.click(close ?? document.body);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([true, false])('without configured services there is nothing to choose (signal: %s)', (hasSignal) => {
  show({ services: [], hasSignal });
  expect(screen.getByText(copy.nothing.title)).toBeTruthy();
  expect(screen.queryByText(copy.signal.withoutServices) !== null).toBe(hasSignal);
  expect(boxes()).toEqual([]);
});
