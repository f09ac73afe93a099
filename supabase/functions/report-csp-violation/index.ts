import { handlerFor } from '../_shared/platform.ts';
import { makeHandler, reportDeps } from './handler.ts';

Deno.serve(handlerFor('report-csp-violation', Deno.env.toObject(), (platform) => makeHandler(reportDeps(platform))));
