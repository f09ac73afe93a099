import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { sendAsset, titleOf } from './pages.ts';

type Booking = {
  bookingId: string;
  calendar: string;
  bookedAt: string;
  details: unknown;
};

/**
 * Stand-in for the booking calendar provider, to be mounted at `/calendar`:
 * `GET /:id` is the page to embed, `GET /embed.js` its script. Bookings are kept
 * in memory and listed, newest first, at `GET /bookings`.
 */
export function calendarRoutes(): Hono {
  const bookings: Booking[] = [];
  const routes = new Hono();
  routes
    .get('/embed.js', (context) => sendAsset(context, 'embed.js'))
    .get('/bookings', (context) => context.json({ bookings }))
    .get('/:id', (context) => {
      const id = context.req.param('id');
      return sendAsset(context, 'calendar.html', { id, title: titleOf(id) });
    })
    .post('/:id/bookings', async (context) => {
      const details: unknown = await context.req.json().catch(() => null);
      if (details === null) return context.json({ error: 'The body must be JSON.' }, 400);
      const bookingId = randomUUID();
      const calendar = context.req.param('id');
      bookings.unshift({ bookingId, calendar, bookedAt: new Date().toISOString(), details });
      return context.json({ bookingId }, 201);
    });
  return routes;
}
