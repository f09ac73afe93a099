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

test('after a failed load only the clicked button shows how to apply by email, until the next click', async () => {
  const load = jest.fn(() => Promise.resolve(dialog)).mockRejectedValueOnce(new TypeError('gone'));
  render(
    <MemoryRouter>
      <ApplyDialogProvider job={job} code={lazyModule(load)}>
        <ApplyButton>First</ApplyButton>
        <ApplyButton>Second</ApplyButton>
      </ApplyDialogProvider>
    </MemoryRouter>,
  );
  act(() => screen.getByText('Second').click());
  const notice = await screen.findByRole('alert');
  expect(notice.parentElement?.textContent).toMatch(/^Second/);
  const { unavailable, email, phone } = applicationForm;
  expect(notice.querySelector('p')?.textContent).toBe(`${unavailable} ${email}, ${phone}`);
  const links = within(notice).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    resolveHref(applicationByEmail(job).to),
    expect.stringMatching(/^tel:\+1\d{10}$/),
  ]);

  act(() => screen.getByText('Second').click());
  await screen.findByText('The dialog');
  expect(screen.queryByRole('alert')).toBeNull();
});
