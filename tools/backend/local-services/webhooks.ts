import { Hono } from 'hono';
import type { JSONValue, Sql } from 'postgres';

type Mode = 'ok' | 'fail' | 'hang';

/** Longer than any sender's timeout. */
const HANG_MS = 120_000;

/**
 * Fake of the automation service behind the webhooks, to be mounted at `/webhooks`. `POST /:name` stores the request in
 * `local.webhook_deliveries`, `GET /:name` lists what is stored, newest first, and `POST /:name/mode` with
 * `{"mode":"ok"|"fail"|"hang"}` sets the response to the next posts.
 */
export function webhookRoutes(database: Sql): Hono {
  const modes = new Map<string, Mode>();
  const routes = new Hono();
  routes
    .post('/:name/mode', async (context) => {
      const body: unknown = await context.req.json().catch(() => null);
      const mode = readMode(body);
      if (!mode) return context.json({ error: 'mode must be ok, fail or hang.' }, 400);
      modes.set(context.req.param('name'), mode);
      return context.json({ mode });
    })
    .get('/:name', async (context) => {
      const deliveries = await database`
        select id, received_at, event_id, accepted, headers, body
        from local.webhook_deliveries
        where name = ${context.req.param('name')}
        order by id desc limit 1000`;
      return context.json({ deliveries });
    })
    .post('/:name', async (context) => {
      const name = context.req.param('name');
      const mode = modes.get(name) ?? 'ok';
      const body: JSONValue = parseOrText(await context.req.text());
      const headers = context.req.header();
      const eventId = headers['webhook-id'] ?? eventIdOf(body);
      await database`
        insert into local.webhook_deliveries (name, event_id, accepted, headers, body)
        values (${name}, ${eventId}, ${mode === 'ok'},
                ${database.json(headers)}, ${database.json(body)})`;
      if (mode === 'hang') await new Promise((resolve) => setTimeout(resolve, HANG_MS).unref());
      return mode === 'ok' ? context.json({ accepted: true }) : context.json({ error: 'The mode of this fake is fail.' }, 500);
    });
  return routes;
}

function readMode(body: unknown): Mode | null {
  const mode = typeof body === 'object' && body !== null && 'mode' in body ? body.mode : null;
  return mode === 'ok' || mode === 'fail' || mode === 'hang' ? mode : null;
}

/** The parsed JSON, or the text when it is not JSON. */
function parseOrText(text: string): JSONValue {
  try {
    return JSON.parse(text) as JSONValue;
  } catch {
    return text;
  }
}

/** Used for a browser's post, which has no header for the id. */
function eventIdOf(body: JSONValue): string | null {
  const { event_id: snakeCase, eventId: camelCase } = Object(body) as Record<string, unknown>;
  const id = snakeCase ?? camelCase;
  return typeof id === 'string' ? id : null;
}
