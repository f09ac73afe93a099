/** The responses with which Storage rejects a request. */

export class StorageRejection extends Error {
  /** @param body has the actual status; over HTTP nearly all of them are sent as 400 */
  constructor(
    readonly body: Record<'statusCode' | 'error' | 'message' | 'code', string>,
    readonly status: 400 | 429 | 500 | 503 | 544 = 400,
  ) {
    super(body.message);
  }
}

const rejection = (statusCode: string, error: string, code: string, message: string) =>
  new StorageRejection({ statusCode, error, message, code });

export const tooLarge = () =>
  rejection('413', 'Payload too large', 'EntityTooLarge', 'The object exceeded the maximum allowed size');

export const typeRejected = (type: string) =>
  rejection('415', 'invalid_mime_type', 'InvalidMimeType', `mime type ${type} is not supported`);

const alreadyExists = () => rejection('409', 'Duplicate', 'KeyAlreadyExists', 'The resource already exists');

export const noBucket = () => rejection('404', 'Bucket not found', 'NoSuchBucket', 'Bucket not found');

export const noObject = () => rejection('404', 'not_found', 'NoSuchKey', 'Object not found');

export const accessDenied = (message = 'new row violates row-level security policy') =>
  rejection('403', 'Unauthorized', 'AccessDenied', message);

export const noAuthorization = () =>
  rejection('400', 'Error', 'InvalidRequest', "headers must have required property 'authorization'");

export const invalidKey = (key: string) => rejection('400', 'InvalidKey', 'InvalidKey', `Invalid key: ${key}`);

export const invalidRequest = (message: string) => rejection('400', 'InvalidRequest', 'InvalidRequest', message);

export const invalidToken = (message: string) => rejection('400', 'InvalidJWT', 'InvalidJWT', message);

export const invalidSignature = (message = 'Invalid signature') =>
  rejection('400', 'InvalidSignature', 'InvalidSignature', message);

/** Storage sends only its own failures with their own HTTP status. */
const failure = (status: 429 | 500 | 503 | 544, error: string, code: string, message: string) =>
  new StorageRejection({ statusCode: String(status), error, message, code }, status);

export const internalError = () => failure(500, 'Internal', 'InternalError', 'Internal Server Error');

export const slowDown = () => failure(503, 'SlowDown', 'SlowDown', 'Service Unavailable');

export const tooManyConnections = () =>
  failure(429, 'too_many_connections', 'SlowDown', 'Too many connections issued to the database');

const databaseTimeout = () => failure(544, 'DatabaseTimeout', 'DatabaseTimeout', 'The connection to the database timed out');

/** Storage's response to an error of any kind. */
export function toRejection(cause: unknown): StorageRejection {
  if (cause instanceof StorageRejection) return cause;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  if (code === '42501') return accessDenied();
  if (code === '23505') return alreadyExists();
  if (code === '53300') return tooManyConnections();
  return /^(ECONN|CONNECT|57P)/.test(code) ? databaseTimeout() : internalError();
}
