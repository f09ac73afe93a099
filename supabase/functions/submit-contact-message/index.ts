import { formDeps } from '../_shared/formEndpoint.ts';
import { handlerFor } from '../_shared/platform.ts';
import { makeHandler } from './handler.ts';

Deno.serve(
  handlerFor('submit-contact-message', Deno.env.toObject(), (platform) =>
    makeHandler(formDeps(platform, 'contact_messages', 'message')),
  ),
);
