/**
 * Where stories post leads and applications. The top-level domain is reserved, so what no handler intercepts reaches no one, whatever
 * webhooks the developer's own environment names.
 */
export const webhookAddresses = {
  VITE_LEAD_WEBHOOK_URL: 'https://hooks.example/lead',
  VITE_APPLICATION_WEBHOOK_URL: 'https://hooks.example/application',
} as const;
