import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { applicationForm } from '../../content/applicationForm.ts';
import { applicationByEmail } from '../../content/jobs/jobPage.ts';
import { lazyModule } from '../../lib/lazyModule.ts';
import { resolveHref } from '../../lib/links.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { ApplyDialogProvider } from './ApplyDialogProvider.tsx';

const job = { id: 'appointment-setter', title: 'Appointment Setter', survey: 'appointmentSetter' } as const;
const dialog = { default: () => <p>The dialog</p> };
const load = jest.fn(() => Promise.resolve(dialog));
const notices = () => screen.queryAllByRole('alert');

beforeEach(() => {
  load.mockReset();
  render(
    <MemoryRouter>
      <ApplyDialogProvider job={job} code={lazyModule(load)}>
        <ApplyButton>First</ApplyButton>
        <ApplyButton>Second</ApplyButton>
      </ApplyDialogProvider>
    </MemoryRouter>,
  );
});

const click = (name: string) =>
  act(async () => {
    screen.getByText(name).click();
    await Promise.resolve();
  });

test('opens the dialog without a notice', async () => {
  load.mockResolvedValue(dialog);
  expect(notices()).toEqual([]);
  await click('First');
  screen.getByText('The dialog');
  expect(notices()).toEqual([]);
});

test('after a failed load only the clicked button shows how to apply by email', async () => {
  load.mockRejectedValue(new TypeError('gone'));
  await click('Second');
  expect(notices()).toHaveLength(1);
  const [notice] = notices();
  expect(notice?.parentElement?.textContent).toMatch(/^Second/);
  const { unavailable, email, phone } = applicationForm;
  expect(notice?.querySelector('p')?.textContent).toBe(`${unavailable} ${email}, ${phone}`);
  const links = within(notice ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    resolveHref(applicationByEmail(job).to),
    expect.stringMatching(/^tel:\+1\d{10}$/),
  ]);
});
