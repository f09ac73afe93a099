import { Hono } from 'hono';
import { sendAsset, titleOf } from './pages.ts';

type Booking = { calendar: string; details: unknown };

/** The calendars' pages. They send the messages of LeadConnector's. */
export function calendarPages(): Hono {
  const routes = new Hono();
  routes.get('/:id', (context) => {
    const id = context.req.param('id');
    return sendAsset(context, 'calendar.html', { id, title: titleOf(id) });
  });
  return routes;
}

/** The script that the site adds, and `POST /:id/bookings`. Bookings are stored in memory; `GET /bookings` lists them. */
export function calendarRoutes(): Hono {
  const bookings: Booking[] = [];
  const routes = new Hono();
  routes
    .get('/embed.js', (context) => sendAsset(context, 'embed.js'))
    .get('/bookings', (context) => context.json({ bookings }))
    .post('/:id/bookings', async (context) => {
      bookings.push({ calendar: context.req.param('id'), details: await context.req.json() });
      return context.json({}, 201);
    });
  return routes;
}
