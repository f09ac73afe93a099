import { composeStory } from '@storybook/react';
import applicationMeta, * as applicationStories from '../../stories/forms/JobApplicationForm.webhook.stories.tsx';
import leadMeta, * as leadStories from '../../stories/forms/LeadForm.webhook.stories.tsx';

const without = (handlers: object) => ({ parameters: { msw: { handlers } } });

// The form does not show it: a failed webhook is ignored.
test.each([
  ['https://hooks.example/lead', composeStory({ ...leadStories.WebhookPending, ...without({ leadWebhook: [] }) }, leadMeta)],
  [
    'https://hooks.example/application',
    composeStory({ ...applicationStories.WebhookPending, ...without({ applicationWebhook: [] }) }, applicationMeta),
  ],
])('a story that posts to %s without a handler logs an error', async (url, story) => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  await story.run().catch(() => undefined);
  expect(errors.mock.calls.flat().join()).toContain(`POST ${url}`);
});
