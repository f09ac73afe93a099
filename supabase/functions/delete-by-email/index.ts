import { createPlatform } from '../_shared/platform.ts';
import { resumeStorage } from '../_shared/storage.ts';
import { makeHandler } from './handler.ts';

const platform = createPlatform(Deno.env.toObject());
Deno.serve(makeHandler({ ...platform, storage: resumeStorage(platform.settings, fetch) }));
