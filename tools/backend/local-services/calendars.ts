import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { CALENDAR_PROVIDERS } from '../../shared/localServices.ts';
import { sendAsset, titleOf } from './pages.ts';

type Booking = {
  bookingId: string;
  calendar: string;
  bookedAt: string;
  details: unknown;
};

/** The host names under which the fake calendars have their pages. */
export const CALENDAR_HOSTS: readonly string[] = Object.values(CALENDAR_PROVIDERS).map(({ host }) => host);

/** The calendars' pages: each provider's under its own host and path. */
export function calendarPages(): Hono {
  const routes = new Hono();
  for (const [provider, { host, path }] of Object.entries(CALENDAR_PROVIDERS)) {
    routes.get(path, async (context, next) => {
      if (new URL(`http://${context.req.header('host') ?? ''}`).hostname !== host) return next();
      const { id } = context.req.param();
      return sendAsset(context, 'calendar.html', { id, provider, title: titleOf(id) });
    });
  }
  return routes;
}

/**
 * The files that the calendars' pages load, and `POST /:id/bookings`. Bookings are stored in memory; `GET /bookings` lists them,
 * newest first.
 */
export function calendarRoutes(): Hono {
  const bookings: Booking[] = [];
  const routes = new Hono();
  routes
    .get('/embed.js', (context) => sendAsset(context, 'embed.js'))
    .get('/bookings', (context) => context.json({ bookings }))
    .post('/:id/bookings', async (context) => {
      const details: unknown = await context.req.json();
      const bookingId = randomUUID();
      const calendar = context.req.param('id');
      bookings.unshift({ bookingId, calendar, bookedAt: new Date().toISOString(), details });
      return context.json({ bookingId }, 201);
    });
  return routes;
}
