import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { readRange } from '../../shared/range.ts';
import { ObjectStore, type Role, type StoredObject } from './objects.ts';
import {
  accessDenied,
  invalidKey,
  invalidRange,
  invalidRequest,
  noAuthorization,
  noBucket,
  noObject,
  StorageRejection,
  tooLarge,
  toRejection,
  typeRejected,
} from './rejections.ts';
import { signedLinks } from './tokens.ts';
import { readUpload, declaresTooLarge } from './upload.ts';

export type StorageOptions = {
  database: ConstructorParameters<typeof ObjectStore>[0];
  /** Where the bytes are stored. */
  folder: string;
  publishableKey: string;
  secretKey: string;
  clock: () => Date;
};

/** How long a signed upload address can be used, as on the hosted platform. */
const UPLOAD_SECONDS = 2 * 60 * 60;

const SIGNED_UPLOAD = '/object/upload/sign/';

const KEY_CHARACTERS = /^[\w/!.*'() &$=@;:+,?-]+$/;

/**
 * The part of Storage that uploads and downloads need, with Storage's own responses and order of checks. What a role may do is decided
 * by the database.
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

  const upload = async (context: Context, route: string, role: Role, isUpsert: boolean) => {
    const place = placeOf(context, route);
    const bucket = await store.bucket(place.bucket);
    const limit = Number(bucket.file_size_limit ?? 50 * 1024 * 1024);
    const request = context.req.raw;
    if (declaresTooLarge(request, limit)) throw tooLarge();
    const file = await readUpload(request, limit);
    const allowed = bucket.allowed_mime_types;
    if (allowed && !allowed.includes(file.type)) throw typeRejected(file.type);
    if (!KEY_CHARACTERS.test(place.key)) throw invalidKey(place.key);
    await store.probe(role, place, isUpsert);
    if (file.isTruncated) throw tooLarge();
    const id = await store.write(role, place, isUpsert, file);
    const Key = `${place.bucket}/${place.key}`;
    return context.json(route === SIGNED_UPLOAD ? { Key } : { Id: id, Key });
  };

  const download = async (context: Context, route: string) => {
    const role = roleOf(context);
    const place = placeOf(context, route);
    await store.bucket(place.bucket);
    return send(context, store, await store.find(role, place));
  };

  const routes = new Hono();
  routes
    .use(cors())
    .post('/object/upload/sign/:bucket/*', async (context) => {
      const role = roleOf(context);
      const place = placeOf(context, SIGNED_UPLOAD);
      await store.bucket(place.bucket);
      if (!KEY_CHARACTERS.test(place.key)) throw invalidKey(place.key);
      await store.probe(role, place, false);
      const path = `${place.bucket}/${place.key}`;
      const token = await links.sign('upload', path, UPLOAD_SECONDS);
      return context.json({ url: `/object/upload/sign/${encodeURI(path)}?token=${token}`, token });
    })
    .put('/object/upload/sign/:bucket/*', async (context) => {
      const place = placeOf(context, SIGNED_UPLOAD);
      const token = context.req.query('token');
      if (token === undefined) throw invalidRequest("querystring must have required property 'token'");
      await links.verify('upload', token, `${place.bucket}/${place.key}`);
      return upload(context, SIGNED_UPLOAD, 'service_role', false);
    })
    .post('/object/sign/:bucket/*', async (context) => {
      const role = roleOf(context);
      const place = placeOf(context, '/object/sign/');
      const seconds = (await readBody(context)).expiresIn;
      if (typeof seconds !== 'number' || !Number.isInteger(seconds) || seconds < 1) {
        throw invalidRequest('body/expiresIn must be >= 1');
      }
      await store.bucket(place.bucket);
      await store.find(role, place);
      const path = `${place.bucket}/${place.key}`;
      const token = await links.sign('download', path, seconds);
      return context.json({ signedURL: `/object/sign/${encodeURI(path)}?token=${token}` });
    })
    .get('/object/sign/:bucket/*', async (context) => {
      const place = placeOf(context, '/object/sign/');
      await links.verify('download', context.req.query('token') ?? '', `${place.bucket}/${place.key}`);
      return send(context, store, await store.find('service_role', place));
    })
    .get('/object/public/:bucket/*', async (context) => {
      const place = placeOf(context, '/object/public/');
      if (!(await store.bucket(place.bucket)).public) throw noBucket();
      return send(context, store, await store.find('service_role', place));
    })
    .get('/object/authenticated/:bucket/*', (context) => download(context, '/object/authenticated/'))
    .get('/object/info/authenticated/:bucket/*', (context) => info(context, '/object/info/authenticated/'))
    .get('/object/info/public/*', () => {
      throw noBucket();
    })
    .get('/object/info/:bucket/*', (context) => info(context, '/object/info/'))
    .post('/object/list/:bucket', async (context) => {
      const role = roleOf(context);
      const { bucket } = context.req.param();
      await store.bucket(bucket);
      const { prefix } = await readBody(context);
      return context.json(await store.list(role, bucket, typeof prefix === 'string' ? prefix : ''));
    })
    .post('/object/:operation{move|copy}', async (context) => {
      const role = roleOf(context);
      const { bucketId, sourceKey } = await readBody(context);
      await store.find(role, { bucket: String(bucketId), key: String(sourceKey) });
      throw notSupported();
    })
    .get('/object/:bucket/*', (context) => download(context, '/object/'))
    .post('/object/:bucket/*', (context) =>
      upload(context, '/object/', roleOf(context), context.req.header('x-upsert') === 'true'),
    )
    .put('/object/:bucket/*', (context) => upload(context, '/object/', roleOf(context), true))
    .delete('/object/:bucket', async (context) => {
      const role = roleOf(context);
      const { bucket } = context.req.param();
      await store.bucket(bucket);
      const { prefixes } = await readBody(context);
      if (!Array.isArray(prefixes) || !prefixes.every((it) => typeof it === 'string')) {
        throw invalidRequest("body must have required property 'prefixes'");
      }
      return context.json(await store.remove(role, bucket, prefixes));
    })
    .delete('/object/:bucket/*', async (context) => {
      const role = roleOf(context);
      const place = placeOf(context, '/object/');
      await store.bucket(place.bucket);
      if ((await store.remove(role, place.bucket, [place.key])).length === 0) throw noObject();
      return context.json({ message: 'Successfully deleted' });
    })
    .get('/bucket', async (context) => context.json(await store.buckets(roleOf(context))))
    .all('/bucket/*', (context) => {
      if (roleOf(context) === 'anon') throw context.req.method === 'POST' ? accessDenied() : noBucket();
      throw notSupported();
    })
    .post('/bucket', (context) => {
      if (roleOf(context) === 'anon') throw accessDenied();
      throw notSupported();
    })
    .all('*', (context) => {
      const message = `Route ${context.req.method}:${pathOf(context)} not found`;
      return context.json({ message, error: 'Not Found', statusCode: 404 }, 404);
    })
    .onError((cause, context) => {
      const { body, status } = toRejection(cause);
      return context.json(body, status as 400);
    });
  return routes;

  async function info(context: Context, route: string) {
    const role = roleOf(context);
    const place = placeOf(context, route);
    await store.bucket(place.bucket);
    const { id, name, version, metadata, created_at: createdAt } = await store.find(role, place);
    const { size, mimetype: contentType, cacheControl, eTag: etag } = metadata;
    const more = { size, content_type: contentType, cache_control: cacheControl, etag, created_at: createdAt };
    return context.json({ id, name, version, bucket_id: place.bucket, ...more });
  }
}

const notSupported = () =>
  new StorageRejection({
    statusCode: '501',
    error: 'NotImplemented',
    message: 'Not part of the embedded backend',
    code: 'NotImplemented',
  });

const pathOf = (context: Context) => new URL(context.req.url).pathname.replace(/^\/storage\/v1/, '');

/** Bucket and key from the address, after `route`. */
function placeOf(context: Context, route: string): { bucket: string; key: string } {
  const [bucket = '', ...key] = pathOf(context).slice(route.length).split('/');
  try {
    return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(key.join('/')) };
  } catch {
    throw invalidKey(key.join('/'));
  }
}

async function readBody(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => null);
  if (typeof body !== 'object' || body === null) throw invalidRequest('body must be object');
  return body as Record<string, unknown>;
}

async function send(context: Context, store: ObjectStore, object: StoredObject) {
  const { mimetype, cacheControl, eTag } = object.metadata;
  const name = context.req.query('download');
  const attachment = name === '' ? 'attachment' : `attachment; filename*=UTF-8''${encodeURIComponent(name ?? '')}`;
  const bytes = await store.read(object);
  const range = readRange(context.req.header('range'), bytes.length);
  if (range === 'unsatisfiable') throw invalidRange();
  return context.body(range ? bytes.subarray(range.start, range.end + 1) : bytes, range ? 206 : 200, {
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${bytes.length}` }),
    'accept-ranges': 'bytes',
    'content-type': mimetype,
    'cache-control': cacheControl,
    etag: eTag,
    'x-robots-tag': 'none',
    'x-content-type-options': 'nosniff',
    ...(name !== undefined && { 'content-disposition': attachment }),
  });
}
