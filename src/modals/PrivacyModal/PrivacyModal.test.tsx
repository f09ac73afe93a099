import { fireEvent, render, screen } from '@testing-library/react';
import { NotifyContext } from '../../components/Toasts/useNotify.ts';
import { privacy } from '../../content/privacy.ts';
import type { Service } from '../../integrations/thirdParties.ts';
import { createConsent } from '../../integrations/consent.ts';
import PrivacyModal from './PrivacyModal.tsx';

const copy = privacy.dialog;
const { categories } = copy;
const service = (id: Service['id'], category: Service['category'], host: string): Service => ({
  id,
  category,
  name: id,
  script: `https://${host}/a.js`,
  host,
});
const services = [
  service('pixel', 'advertising', 'pixel.example'),
  service('affiliate', 'advertising', 'pixel.example'),
  service('chat', 'services', 'chat.example'),
  service('siteHelper', 'services', 'helper.example'),
];

const notify = { success: jest.fn(), error: jest.fn() };

function show() {
  const consent = createConsent({ mode: 'notice', hasSignal: false, services });
  render(
    <NotifyContext.Provider value={notify}>
      <PrivacyModal onClose={jest.fn()} consent={consent} />
    </NotifyContext.Provider>,
  );
  return consent;
}

test('lists each configured category, with each of its hosts once', () => {
  show();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.getByText(`${categories.advertising.text} ${copy.loadsFrom} pixel.example.`)).toBeTruthy();
  expect(screen.getByText(`${categories.services.text} ${copy.loadsFrom} chat.example, helper.example.`)).toBeTruthy();
  expect(screen.queryByText(new RegExp(categories.analytics.label))).toBeNull();
});

test('saves the checked categories and shows a message', () => {
  const consent = show();
  fireEvent.click(screen.getByLabelText(new RegExp(categories.services.label)));
  fireEvent.click(screen.getByRole('button', { name: copy.save }));
  expect(consent.read().allowed).toEqual({ advertising: true, analytics: true, services: false });
  expect(notify.success.mock.calls).toEqual([[{ ...copy.saved, topic: 'privacy' }]]);
});
