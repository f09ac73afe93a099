import { createPlatform } from '../_shared/platform.ts';
import { leadDeps } from './deps.ts';
import { makeHandler } from './handler.ts';

Deno.serve(makeHandler(leadDeps(createPlatform(Deno.env.toObject()))));
