import { formDeps } from '../_shared/formEndpoint.ts';
import { handlerFor } from '../_shared/platform.ts';
import { makeHandler } from './handler.ts';

Deno.serve(
  handlerFor('track-affiliate-lead', Deno.env.toObject(), (platform) =>
    makeHandler(formDeps(platform, 'affiliate_leads', 'lead')),
  ),
);
