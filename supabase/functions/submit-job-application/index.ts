import { formDeps } from '../_shared/formEndpoint.ts';
import { handlerFor } from '../_shared/platform.ts';
import { readResumeLinkSeconds } from '../_shared/settings.ts';
import { resumeStorage } from '../_shared/storage.ts';
import { makeHandler } from './handler.ts';
import { resumeFiles } from './resume.ts';

Deno.serve(
  handlerFor('submit-job-application', Deno.env.toObject(), (platform) =>
    makeHandler({
      ...formDeps(platform, 'job_applications', 'application'),
      files: resumeFiles(platform.database),
      storage: resumeStorage(platform.project, fetch),
      linkSeconds: readResumeLinkSeconds(platform.env),
    }),
  ),
);
