import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { settings } from '../../config/settings.ts';
import { siteConsent } from '../../integrations/consent.ts';
import { createTracking } from '../../integrations/tracking.ts';
import { ThirdParties } from './ThirdParties.tsx';

jest.mock('../../integrations/tracking.ts');

const create = jest.mocked(createTracking);
const pageView = jest.fn();
create.mockReturnValue({ pageView } as Partial<ReturnType<typeof createTracking>> as ReturnType<typeof createTracking>);

const tree = (
  <MemoryRouter initialEntries={['/about']}>
    <Link to="/faq">On</Link>
    <ThirdParties />
  </MemoryRouter>
);
const settle = () => act(async () => Promise.resolve());

beforeEach(() => pageView.mockClear());

test('tracks each page once, when it has its title, with the settings and consent of the site', async () => {
  const { rerender } = render(tree);
  expect(pageView).not.toHaveBeenCalled();
  await settle();
  expect(pageView.mock.calls).toEqual([['/about']]);
  rerender(tree);
  await settle();
  act(() => screen.getByText('On').click());
  await settle();
  expect(pageView.mock.calls).toEqual([['/about'], ['/faq']]);
  expect(create.mock.calls).toEqual([[{ env: settings, consent: siteConsent() }]]);
});

test('creates one tracking for all footers', async () => {
  render(tree);
  await settle();
  expect(pageView.mock.calls).toEqual([['/about']]);
  expect(create).toHaveBeenCalledTimes(1);
});
