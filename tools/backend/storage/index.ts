import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Sql } from 'postgres';
import { ObjectStore, type Place, type Role, type StoredObject } from './objects.ts';
import { accessDenied, invalidRequest, noAuthorization, noBucket, tooLarge, toRejection, typeRejected } from './rejections.ts';
import { signedLinks } from './tokens.ts';
import { readUpload } from './upload.ts';

export type StorageOptions = {
  database: Sql;
  /** Where the bytes are stored. */
  folder: string;
  publishableKey: string;
  secretKey: string;
  clock: () => Date;
};

/** How long a signed upload address can be used, as on the hosted platform. */
const UPLOAD_SECONDS = 2 * 60 * 60;
const DEFAULT_LIMIT = 50 * 1024 * 1024;
/** No more than this is read, whatever the bucket's limit. */
const MOST_READ = 64 * 1024 * 1024;

/**
 * The routes of Storage that supabase-js and the functions use for files, with Storage's own responses and order of checks. What
 * a role may do is decided by the database.
 */
export function storageRoutes(options: StorageOptions): Hono {
  const store = new ObjectStore(options.database, options.folder);
  const links = signedLinks(options.secretKey, options.clock);
  const roleOf = (context: Context): Role => {
    const authorization = context.req.header('authorization');
    if (authorization === undefined) throw noAuthorization();
    const token = authorization.replace(/^Bearer\s+/i, '');
    if (token === options.secretKey) return 'service_role';
    if (token === options.publishableKey) return 'anon';
    throw accessDenied('Invalid Compact JWS');
  };

  const upload = async (context: Context, role: Role) => {
    const place = placeOf(context);
    const { file_size_limit: fileSizeLimit, allowed_mime_types: allowed } = await store.bucket(place.bucket);
    const limit = Number(fileSizeLimit ?? DEFAULT_LIMIT);
    const file = await readUpload(context.req.raw, limit);
    if (allowed && !allowed.includes(file.type)) throw typeRejected(file.type);
    await store.probe(role, place);
    if (file.bytes.length > limit) throw tooLarge();
    return { Id: await store.write(role, place, file), Key: pathOf(place) };
  };

  const download = async (context: Context) => send(context, store, await store.find(roleOf(context), placeOf(context)));

  const routes = new Hono();
  routes
    .use(cors(), bodyLimit({ maxSize: MOST_READ, onError: rejectLarge }))
    .post('/object/upload/sign/:bucket/:key{.+}', async (context) => {
      const role = roleOf(context);
      const place = placeOf(context);
      await store.bucket(place.bucket);
      await store.probe(role, place);
      const token = await links.sign('upload', pathOf(place), UPLOAD_SECONDS);
      return context.json({ url: `/object/upload/sign/${encodeURI(pathOf(place))}?token=${token}`, token });
    })
    .put('/object/upload/sign/:bucket/:key{.+}', async (context) => {
      const token = context.req.query('token');
      if (token === undefined) throw invalidRequest("querystring must have required property 'token'");
      await links.verify('upload', token, pathOf(placeOf(context)));
      const { Key } = await upload(context, 'service_role');
      return context.json({ Key });
    })
    .post('/object/sign/:bucket/:key{.+}', async (context) => {
      const role = roleOf(context);
      const place = placeOf(context);
      const seconds = (await readBody(context)).expiresIn;
      if (typeof seconds !== 'number' || !Number.isInteger(seconds) || seconds < 1) {
        throw invalidRequest('body/expiresIn must be >= 1');
      }
      await store.find(role, place);
      const token = await links.sign('download', pathOf(place), seconds);
      return context.json({ signedURL: `/object/sign/${encodeURI(pathOf(place))}?token=${token}` });
    })
    .get('/object/sign/:bucket/:key{.+}', async (context) => {
      const place = placeOf(context);
      await links.verify('download', context.req.query('token') ?? '', pathOf(place));
      return send(context, store, await store.find('service_role', place));
    })
    .get('/object/public/:bucket/:key{.+}', async (context) => {
      const place = placeOf(context);
      if (!(await store.bucket(place.bucket)).public) throw noBucket();
      return send(context, store, await store.find('service_role', place));
    })
    .get('/object/authenticated/:bucket/:key{.+}', download)
    .get('/object/:bucket/:key{.+}', download)
    .post('/object/:bucket/:key{.+}', async (context) => context.json(await upload(context, roleOf(context))))
    .delete('/object/:bucket', async (context) => {
      const role = roleOf(context);
      const { prefixes } = await readBody(context);
      if (!Array.isArray(prefixes) || !prefixes.every((it) => typeof it === 'string')) {
        throw invalidRequest("body must have required property 'prefixes'");
      }
      return context.json(await store.remove(role, context.req.param('bucket'), prefixes));
    })
    .all('*', (context) => {
      const message = `Route ${context.req.method}:${context.req.path.replace('/storage/v1', '')} not found`;
      return context.json({ message, error: 'Not Found', statusCode: 404 }, 404);
    })
    .onError((cause, context) => {
      const { body, status } = toRejection(cause);
      return context.json(body, status as 400);
    });
  return routes;
}

const rejectLarge = (): never => {
  throw tooLarge();
};

const placeOf = (context: Context): Place => {
  const { bucket = '', key = '' } = context.req.param();
  return { bucket, key };
};

const pathOf = ({ bucket, key }: Place) => `${bucket}/${key}`;

async function readBody(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => null);
  if (typeof body !== 'object' || body === null) throw invalidRequest('body must be object');
  return body as Record<string, unknown>;
}

async function send(context: Context, store: ObjectStore, object: StoredObject) {
  const { mimetype, cacheControl, eTag } = object.metadata;
  const bytes = await store.read(object);
  return context.body(bytes, 200, {
    'content-type': mimetype,
    'cache-control': cacheControl,
    etag: eTag,
    'x-robots-tag': 'none',
    'x-content-type-options': 'nosniff',
  });
}
