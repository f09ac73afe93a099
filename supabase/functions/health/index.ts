import { handlerFor } from '../_shared/platform.ts';
import { resumeStorage } from '../_shared/storage.ts';
import { makeHandler } from './handler.ts';

Deno.serve(
  handlerFor('health', Deno.env.toObject(), (platform) =>
    makeHandler({ ...platform, storage: resumeStorage(platform.project, fetch) }),
  ),
);
