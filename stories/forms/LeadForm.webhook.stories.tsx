import type { Meta, StoryObj } from '@storybook/react';
import { announcedVisitor, visitor } from '../../mocks/fixtures/lead.ts';
import { leadWebhook } from '../../mocks/handlers/webhooks.ts';
import { writeDraft } from '../../src/forms/drafts.ts';
import { ConnectedLeadForm, shared } from '../support/ConnectedLeadForm.tsx';
import { requestWithoutResponse } from '../support/parameters.ts';
import { expect, userEvent, within } from '../support/test.ts';
import { expectLogged, expectSent, lastBody, recordRequests } from '../support/webhook.ts';

const meta = {
  title: 'forms/LeadForm',
  component: ConnectedLeadForm,
  decorators: shared.decorators,
  beforeEach: () => {
    writeDraft('lead', { fields: visitor });
    return recordRequests();
  },
} satisfies Meta<typeof ConnectedLeadForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FUNCTION = '/functions/v1/track-affiliate-lead';
const WEBHOOK = 'https://hooks.example/lead';

/** Sends the form, and expects the thanks, whatever the webhook responds. */
async function expectThanks(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /^Book/ }));
  await expect(await canvas.findByText('Thank You!')).toBeVisible();
}

/** After the lead is stored, the browser posts it to the webhook of the site's owner. */
export const WebhookAccepted: Story = {
  tags: ['state:success'],
  beforeEach: () => {
    document.cookie = '_fprom_tid=track-1; Path=/';
    document.cookie = '_fprom_ref=ref-2; Path=/';
  },
  play: async ({ canvasElement }) => {
    await expectThanks(canvasElement);
    await expectSent(FUNCTION, WEBHOOK);
    await expect(await lastBody()).toEqual({
      ...announcedVisitor,
      affiliate_id: 'ref-2',
      tracking_id: 'track-1',
      ref_id: 'ref-2',
      fpr_param: null,
      tracking_source: 'cookie',
      event_id: '9a1d7b1e-2c55-4f1f-8d6e-0a4b8d1f5c77',
      lead_id: '3f0c5f0e-5f6b-4d0e-9c1a-6c1f0f7a2b11',
    });
  },
};

/** The webhook's service rejects the lead, which is stored all the same: the visitor sees the thanks. */
export const WebhookRejected: Story = {
  tags: ['state:success'],
  parameters: { msw: { handlers: { leadWebhook: [leadWebhook.rejected(410)] } } },
  play: async ({ canvasElement }) => {
    await expectThanks(canvasElement);
    await expectSent(FUNCTION, WEBHOOK);
    await expectLogged('Webhook answered 410; the submission itself is stored.');
  },
};

/** The webhook's service is out of reach. */
export const WebhookUnreachable: Story = {
  tags: ['state:success'],
  parameters: { msw: { handlers: { leadWebhook: [leadWebhook.unreachable()] } }, visual: requestWithoutResponse },
  play: async ({ canvasElement }) => {
    await expectThanks(canvasElement);
    await expectSent(FUNCTION, WEBHOOK, WEBHOOK);
    await expectLogged('Webhook not reached; the submission itself is stored.');
  },
};

/** The webhook's service answers no CORS preflight: it gets the same JSON again, as text. */
export const WebhookWithoutPreflight: Story = {
  tags: ['state:success'],
  parameters: { msw: { handlers: { leadWebhook: [leadWebhook.withoutPreflight()] } }, visual: requestWithoutResponse },
  play: async ({ canvasElement }) => {
    await expectThanks(canvasElement);
    const [, asJson, asText] = await expectSent(FUNCTION, WEBHOOK, WEBHOOK);
    await expect([asJson?.contentType, asText?.contentType]).toEqual(['application/json', 'text/plain;charset=UTF-8']);
    await expect(await asText?.body).toBe(await asJson?.body);
  },
};

/** The webhook's service has not responded yet. No visitor waits for it. */
export const WebhookPending: Story = {
  tags: ['state:success'],
  parameters: { msw: { handlers: { leadWebhook: [leadWebhook.pending()] } } },
  play: async ({ canvasElement }) => {
    await expectThanks(canvasElement);
    await expectSent(FUNCTION, WEBHOOK);
  },
};
