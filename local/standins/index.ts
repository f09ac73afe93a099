import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Sql } from 'postgres';
import { calendarRoutes } from './calendar.ts';
import { sendAsset, titleOf } from './pages.ts';
import { trackerRoutes } from './trackers.ts';
import { turnstileRoutes } from './turnstile.ts';
import { webhookRoutes } from './webhooks.ts';

/**
 * Stand-ins for the third parties that the site embeds or calls. They exist on a
 * developer's machine only, and say so on every page.
 *
 * @param siteOrigin where the survey page's way back leads; no other site may read what the webhooks were sent
 */
export function standinRoutes(database: Sql, siteOrigin: string): Hono {
  const routes = new Hono();
  routes
    .use(cors({ origin: siteOrigin }))
    .route('/calendar', calendarRoutes())
    .route('/webhooks', webhookRoutes(database))
    .route('/trackers', trackerRoutes())
    .route('/turnstile', turnstileRoutes())
    .get('/survey/:id', (context) =>
      sendAsset(context, 'survey.html', { title: titleOf(context.req.param('id')), site: siteOrigin }),
    )
    .get('/assets/:name{calendar\\.js|turnstile-challenge\\.js|standin\\.css}', (context) =>
      sendAsset(context, context.req.param('name')),
    );
  return routes;
}
