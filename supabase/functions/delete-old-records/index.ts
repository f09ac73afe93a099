import { handlerFor } from '../_shared/platform.ts';
import { readRetentionSettings } from '../_shared/settings.ts';
import { resumeStorage } from '../_shared/storage.ts';
import { makeHandler } from './handler.ts';

Deno.serve(
  handlerFor('delete-old-records', Deno.env.toObject(), (platform) =>
    makeHandler({
      ...platform,
      days: readRetentionSettings(platform.env),
      storage: resumeStorage(platform.project, fetch),
    }),
  ),
);
