/** Webhook URLs as an owner would configure them; `handlers/webhooks.ts` mocks them. */
export const webhookAddresses = {
  VITE_LEAD_WEBHOOK_URL: 'https://hooks.example/leads',
  VITE_APPLICATION_WEBHOOK_URL: 'https://hooks.example/applications',
} as const;
