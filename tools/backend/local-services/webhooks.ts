import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { JSONValue, Sql } from 'postgres';

/** This is longer than any sender's timeout. */
const HANG_SECONDS = 120;

type Behavior = { delaySeconds: number; status: ContentfulStatusCode };

type ModeRequest = { mode: 'ok' | 'hang' | 'slow' | 'reject'; seconds?: number; status?: ContentfulStatusCode };

/**
 * Fake of the automation service behind the webhooks, to be mounted at `/webhooks`. `POST /:name` stores the request in
 * `local.webhook_deliveries`, `GET /:name` lists what is stored, newest first, and `POST /:name/mode` with
 * `{"mode":"ok"|"hang"|"slow"|"reject","seconds":15,"status":500}` sets whether the next posts get a response, which, and how late.
 */
export function webhookRoutes(database: Sql): Hono {
  const behaviors = new Map<string, Behavior>();
  const routes = new Hono();
  routes
    .post('/:name/mode', async (context) => {
      const { mode, seconds = 15, status = 500 } = await context.req.json<ModeRequest>();
      behaviors.set(context.req.param('name'), {
        delaySeconds: { ok: 0, reject: 0, slow: seconds, hang: HANG_SECONDS }[mode],
        status: mode === 'reject' ? status : 200,
      });
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
      const { delaySeconds, status } = behaviors.get(name) ?? { delaySeconds: 0, status: 200 };
      const isAccepted = status === 200 && delaySeconds < HANG_SECONDS;
      const body: JSONValue = parseOrText(await context.req.text());
      const headers = context.req.header();
      const eventId = headers['webhook-id'] ?? eventIdOf(body);
      await database`
        insert into local.webhook_deliveries (name, event_id, accepted, headers, body)
        values (${name}, ${eventId}, ${isAccepted},
                ${database.json(headers)}, ${database.json(body)})`;
      if (delaySeconds > 0) await new Promise((resolve) => setTimeout(resolve, delaySeconds * 1000).unref());
      return context.json({ accepted: isAccepted }, status);
    });
  return routes;
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
