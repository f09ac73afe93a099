import { createPlatform } from '../_shared/platform.ts';
import { makeHandler } from './handler.ts';

Deno.serve(makeHandler(createPlatform(Deno.env.toObject())));
