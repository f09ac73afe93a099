import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { sendAsset, titleOf } from './pages.ts';

type Booking = {
  bookingId: string;
  calendar: string;
  bookedAt: string;
  details: unknown;
};

/** The providers whose calendars have a stand-in, by the name of the host that each has on this machine. */
const PROVIDERS = {
  calendly: { host: 'calendly.localhost', path: '/team/:id' },
  // On a host of the owner's, so it is known by its path.
  cal: { host: 'cal.localhost', path: '/team/:id/embed' },
  hubspot: { host: 'meetings.hubspot.localhost', path: '/team/:id' },
  // Resellers have it under hosts of their own, so it is known by its path.
  leadconnector: { host: 'localhost', path: '/widget/booking/:id' },
} as const;
export type CalendarProviderName = keyof typeof PROVIDERS;

/** The address of a stand-in, as an owner would copy it from the provider. */
export function calendarStandin(provider: CalendarProviderName, id: string, gatewayPort: number): string {
  const { host, path } = PROVIDERS[provider];
  return `http://${host}:${gatewayPort}${path.replace(':id', id)}`;
}

export const CALENDAR_HOSTS: readonly string[] = Object.values(PROVIDERS).map(({ host }) => host);

/** The calendars' pages: each provider's under its own host and path. */
export function calendarPages(): Hono {
  const routes = new Hono();
  for (const [provider, { host, path }] of Object.entries(PROVIDERS)) {
    const show = (context: Context, next: () => Promise<void>) => {
      if (new URL(`http://${context.req.header('host') ?? ''}`).hostname !== host) return next();
      const id = context.req.param('id') ?? '';
      return Promise.resolve(sendAsset(context, 'calendar.html', { id, provider, title: titleOf(id) }));
    };
    routes.get(path, show);
  }
  return routes;
}

/**
 * What the calendars' pages need: their scripts, and `POST /:id/bookings`. Bookings are kept in memory and listed, newest first, at
 * `GET /bookings`.
 */
export function calendarRoutes(): Hono {
  const bookings: Booking[] = [];
  const routes = new Hono();
  routes
    .get('/embed.js', (context) => sendAsset(context, 'embed.js'))
    .get('/impostor', (context) => sendAsset(context, 'impostor.html'))
    .get('/bookings', (context) => context.json({ bookings }))
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
