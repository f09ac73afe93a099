import { Hono } from 'hono';
import { sendAsset } from './pages.ts';

const NAMES = 'affiliate|analytics|helper|pixel';

/**
 * Fakes of other companies' scripts, to be mounted at `/trackers`: `GET /<name>.js` is the script, which sends each call that the
 * site makes to `GET /<name>/collect`, as the real ones do.
 */
export function trackerRoutes(): Hono {
  const routes = new Hono();
  routes
    .get(`/:name{(${NAMES})\\.js}`, (context) =>
      sendAsset(context, 'tracker.js', { name: context.req.param('name').replace(/\.js$/, '') }),
    )
    .get(`/:name{${NAMES}}/collect`, (context) => context.body(null, 204, { 'cache-control': 'no-store' }));
  return routes;
}
