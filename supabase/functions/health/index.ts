import { handlerFor } from '../_shared/platform.ts';
import { makeHandler } from './handler.ts';

Deno.serve(handlerFor('health', Deno.env.toObject(), makeHandler));
