import { formDeps } from '../_shared/formEndpoint.ts';
import { createPlatform } from '../_shared/platform.ts';
import { resumeStorage } from '../_shared/storage.ts';
import { makeHandler } from './handler.ts';

const platform = createPlatform(Deno.env.toObject());
Deno.serve(makeHandler({ ...formDeps(platform, 'job_applications'), storage: resumeStorage(platform.settings, fetch) }));
