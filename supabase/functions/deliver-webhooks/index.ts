import { handlerFor } from '../_shared/platform.ts';
import { freshResumeLinks } from '../_shared/resumeLinks.ts';
import { readResumeLinkSeconds, readWebhookSettings } from '../_shared/settings.ts';
import { resumeStorage } from '../_shared/storage.ts';
import { makeHandler } from './handler.ts';

Deno.serve(
  handlerFor('deliver-webhooks', Deno.env.toObject(), ({ env, project, database, clock, log }) => {
    const refresh = freshResumeLinks(database, resumeStorage(project, fetch), readResumeLinkSeconds(env));
    return makeHandler({ project, delivery: { database, webhooks: readWebhookSettings(env), clock, fetch, log, refresh } });
  }),
);
