import { handlerFor } from '../_shared/endpoint.ts';
import { makeHandler } from './handler.ts';

Deno.serve(handlerFor(Deno.env.toObject(), makeHandler));
