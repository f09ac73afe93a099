import { formDeps } from '../_shared/formEndpoint.ts';
import { createPlatform } from '../_shared/platform.ts';
import { makeHandler } from './handler.ts';

Deno.serve(makeHandler(formDeps(createPlatform(Deno.env.toObject()), 'affiliate_leads')));
