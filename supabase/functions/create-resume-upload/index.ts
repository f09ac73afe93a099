import { visitorDeps } from '../_shared/formEndpoint.ts';
import { handlerFor } from '../_shared/platform.ts';
import { resumeStorage } from '../_shared/storage.ts';
import { makeHandler, recordUpload } from './handler.ts';

Deno.serve(
  handlerFor('create-resume-upload', Deno.env.toObject(), (platform) =>
    makeHandler({
      ...visitorDeps(platform),
      storage: resumeStorage(platform.project, fetch),
      recordUpload: recordUpload(platform.database),
    }),
  ),
);
