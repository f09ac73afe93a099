/** Where stories and their tests announce what was stored, as an owner would set it; `handlers/webhooks.ts` is there. */
export const webhookAddresses = {
  VITE_LEAD_WEBHOOK_URL: 'https://hooks.example/leads',
  VITE_APPLICATION_WEBHOOK_URL: 'https://hooks.example/applications',
} as const;
