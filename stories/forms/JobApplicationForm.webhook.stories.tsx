import type { Meta, StoryObj } from '@storybook/react';
import { applicationWebhook } from '../../mocks/handlers/webhooks.ts';
import { expectToast, fillAndSubmit } from '../support/application.ts';
import { ConnectedJobApplicationForm, shared } from '../support/ConnectedJobApplicationForm.tsx';
import { requestWithoutResponse } from '../support/parameters.ts';
import { fakePopups } from '../support/popups.ts';
import { expect, waitFor, within } from '../support/test.ts';
import { expectLogged, expectSent, lastBody, recordRequests } from '../support/webhook.ts';

const { args, decorators } = shared;

const meta = {
  title: 'forms/JobApplicationForm',
  component: ConnectedJobApplicationForm,
  args,
  decorators,
  beforeEach: () => {
    const undo = [fakePopups(), recordRequests()];
    return () => undo.forEach((restore) => restore());
  },
} satisfies Meta<typeof ConnectedJobApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const WEBHOOK = 'https://hooks.example/application';

/** Upload, function, webhook. */
const expectCalls = (...webhookPosts: readonly string[]) =>
  expectSent(
    '/functions/v1/create-resume-upload',
    expect.stringMatching(/^\/storage\/v1\/object\/upload\/sign\/resumes\/[0-9a-f-]{36}\/\d+\.pdf\?/) as string,
    '/functions/v1/submit-job-application',
    ...webhookPosts,
  );

/** Sends the form, and expects the thanks and their toast, whatever the webhook responds. */
async function expectThanks(canvasElement: HTMLElement) {
  await fillAndSubmit(canvasElement);
  const title = await within(canvasElement).findByText('Application Submitted!', { selector: '[tabindex]' });
  await waitFor(() => expect(title).toHaveFocus());
  await expectToast('Application Submitted!');
}

/** After the application is stored, the browser posts it to the webhook of the site's owner. */
export const WebhookAccepted: Story = {
  tags: ['state:success'],
  play: async ({ canvasElement }) => {
    await expectThanks(canvasElement);
    await expectCalls(WEBHOOK);
    await expect(await lastBody()).toEqual({
      position: 'Appointment Setter',
      fullName: 'Imani Okafor',
      email: 'imani.okafor@mail.example',
      phone: '(713) 555-0177',
      linkedinUrl: 'https://www.linkedin.com/in/imani-okafor-sample',
      resumeFileName: 'Imani Okafor résumé.pdf',
      // A link that opens the private file.
      resumeFileUrl: expect.stringMatching(/\/storage\/v1\/object\/sign\/resumes\/.+\?token=/) as string,
      coverLetter: 'https://www.loom.com/share/4f1d2c3b5a69478890aabbccddeeff00',
      yearsExperience: '4-5',
      startDate: '2-weeks',
      salaryExpectations: '$5,500',
      preferredWorkArrangement: 'linkedin',
      additionalInfo: '',
      agreesToTerms: true,
      firstName: 'Imani',
      lastName: 'Okafor',
      submittedAt: '2026-11-20T15:00:00.000Z',
      eventId: '1c9e4b52-6f0d-4a7b-9b3c-5e2f8a6d7c10',
      applicationId: '5d2a7e44-93d4-4c39-8f0e-7d8b6a1c2e33',
    });
  },
};

/** The webhook's service fails. The application is stored all the same: this is logged, and the applicant sees the thanks. */
export const WebhookRejected: Story = {
  tags: ['state:success'],
  parameters: { msw: { handlers: { applicationWebhook: [applicationWebhook.rejected(500)] } } },
  play: async ({ canvasElement }) => {
    await expectThanks(canvasElement);
    await expectCalls(WEBHOOK);
    await expectLogged('Webhook answered 500; the submission itself is stored.');
  },
};

/** The webhook's service is out of reach. */
export const WebhookUnreachable: Story = {
  tags: ['state:success'],
  parameters: {
    msw: { handlers: { applicationWebhook: [applicationWebhook.unreachable()] } },
    visual: requestWithoutResponse,
  },
  play: async ({ canvasElement }) => {
    await expectThanks(canvasElement);
    await expectCalls(WEBHOOK, WEBHOOK);
    await expectLogged('Webhook not reached; the submission itself is stored.');
  },
};

/** The webhook's service answers no CORS preflight: it gets the same JSON again, as text. */
export const WebhookWithoutPreflight: Story = {
  tags: ['state:success'],
  parameters: {
    msw: { handlers: { applicationWebhook: [applicationWebhook.withoutPreflight()] } },
    visual: requestWithoutResponse,
  },
  play: async ({ canvasElement }) => {
    await expectThanks(canvasElement);
    const [asJson, asText] = (await expectCalls(WEBHOOK, WEBHOOK)).slice(-2);
    await expect([asJson?.contentType, asText?.contentType]).toEqual(['application/json', 'text/plain;charset=UTF-8']);
    await expect(await asText?.body).toBe(await asJson?.body);
  },
};

/** The webhook's service has not responded yet. No applicant waits for it. */
export const WebhookPending: Story = {
  tags: ['state:success'],
  parameters: { msw: { handlers: { applicationWebhook: [applicationWebhook.pending()] } } },
  play: async ({ canvasElement }) => {
    await expectThanks(canvasElement);
    await expectCalls(WEBHOOK);
  },
};
