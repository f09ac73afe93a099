import { Hono, type Context, type HonoRequest } from 'hono';
import { cors } from 'hono/cors';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { CALENDAR_PATHS } from '../../shared/localServices.ts';
import { projectRoot } from '../../shared/paths.ts';
import { sendAsset, titleOf } from './pages.ts';
import { turnstileRoutes } from './turnstile.ts';
import { webhookRoutes } from './webhooks.ts';

/** Zapier answers no preflight; neither does a webhook whose name begins so. */
const NO_PREFLIGHT = /\/webhooks\/no-preflight-/;

/** Other companies' scripts, each at `/trackers/<name>.js`. */
const TRACKERS = 'affiliate|analytics|helper|pixel';

/** Automation services accept posts from every page, but only our site may read the stored ones. */
export const isWebhookPost = ({ method, path }: Pick<HonoRequest, 'method' | 'path'>) =>
  (method === 'POST' || (method === 'OPTIONS' && !NO_PREFLIGHT.test(path))) && /\/webhooks\/[^/]+$/.test(path);

const sendCalendar = (context: Context) => sendAsset(context, 'calendar.html');

/** The calendars' pages, at the paths of each provider's. They know by their host which provider they play, and by their path the call. */
export const calendarPages = (): Hono =>
  new Hono()
    .get(`${CALENDAR_PATHS.leadConnector}/:id`, sendCalendar)
    .get(`${CALENDAR_PATHS.others}/:id`, sendCalendar)
    .get(`${CALENDAR_PATHS.others}/:id/embed`, sendCalendar);

/**
 * Fakes of the services that the site embeds or calls. They exist on a developer's machine only, as each of their pages shows.
 *
 * @param siteOrigin the only site that may read what the webhooks were sent; the survey page links back to it
 */
export function fakeRoutes(database: Sql, siteOrigin: string): Hono {
  const allowedOrigin = (origin: string, { req }: Context) => (isWebhookPost(req) ? '*' : origin === siteOrigin ? origin : null);
  const bookings: { calendar: string; details: unknown }[] = [];
  const routes = new Hono();
  routes
    .use(cors({ origin: allowedOrigin }))
    .route('/webhooks', webhookRoutes(database))
    .route('/turnstile', turnstileRoutes())
    .get('/calendars/embed.js', (context) => sendAsset(context, 'embed.js'))
    .get('/calendars/bookings', (context) => context.json({ bookings }))
    .post('/calendars/:id/bookings', async (context) => {
      bookings.push({ calendar: context.req.param('id'), details: await context.req.json() });
      return context.json({}, 201);
    })
    .get(`/trackers/:name{(${TRACKERS})\\.js}`, (context) =>
      sendAsset(context, 'tracker.js', { name: context.req.param('name').replace(/\.js$/, '') }),
    )
    // Each call that the site makes arrives here, as it does at the real ones.
    .get(`/trackers/:name{${TRACKERS}}/collect`, (context) => context.body(null, 204, { 'cache-control': 'no-store' }))
    .get('/survey/:id', (context) =>
      sendAsset(context, 'survey.html', { title: titleOf(context.req.param('id')), site: siteOrigin }),
    )
    .get('/chat/loader.js', (context) => sendAsset(context, 'chat/loader.js'))
    .get('/chat/chat-widget/loader.js', (context) => sendAsset(context, 'chat/widget.js'))
    // The site's own video, which the site itself serves to no other origin.
    .get('/videos/intro.webm', (context) =>
      context.body(readFileSync(join(projectRoot(), 'public', 'media', 'intro.webm')), 200, { 'content-type': 'video/webm' }),
    )
    .get('/videos/:id', (context) => sendAsset(context, 'video.html', { title: titleOf(context.req.param('id')) }))
    .get('/fonts/:name{(fraunces|inter)\\.woff2}', (context) =>
      context.body(readFileSync(join(projectRoot(), 'public', 'fonts', context.req.param('name'))), 200, {
        'content-type': 'font/woff2',
      }),
    )
    .get('/assets/:name{calendar(Page|Providers)\\.js|(calendar|fake)\\.css}', (context) =>
      sendAsset(context, context.req.param('name')),
    );
  return routes;
}
