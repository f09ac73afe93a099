import { handlerFor } from '../_shared/platform.ts';
import { reviewDeps } from '../_shared/reviewEndpoint.ts';
import { makeHandler } from './handler.ts';

Deno.serve(handlerFor('decide-visual-changes', Deno.env.toObject(), (platform) => makeHandler(reviewDeps(platform))));
