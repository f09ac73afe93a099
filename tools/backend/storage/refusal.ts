/** The answers with which Storage turns a request away. */

type RefusalBody = {
  /** The code that is meant; over HTTP nearly all of them travel as 400. */
  statusCode: string;
  error: string;
  message: string;
  code: string;
};

export class StorageRefusal extends Error {
  constructor(
    readonly body: RefusalBody,
    readonly status: 400 | 429 | 500 | 503 | 544 = 400,
  ) {
    super(body.message);
  }
}

const refusal = (statusCode: string, error: string, code: string, message: string) =>
  new StorageRefusal({ statusCode, error, message, code });

export const tooLarge = () =>
  refusal('413', 'Payload too large', 'EntityTooLarge', 'The object exceeded the maximum allowed size');

export const typeRefused = (type: string) =>
  refusal('415', 'invalid_mime_type', 'InvalidMimeType', `mime type ${type} is not supported`);

const alreadyExists = () => refusal('409', 'Duplicate', 'KeyAlreadyExists', 'The resource already exists');

export const noBucket = () => refusal('404', 'Bucket not found', 'NoSuchBucket', 'Bucket not found');

export const noObject = () => refusal('404', 'not_found', 'NoSuchKey', 'Object not found');

export const accessDenied = (message = 'new row violates row-level security policy') =>
  refusal('403', 'Unauthorized', 'AccessDenied', message);

export const noAuthorization = () =>
  refusal('400', 'Error', 'InvalidRequest', "headers must have required property 'authorization'");

export const invalidKey = (key: string) => refusal('400', 'InvalidKey', 'InvalidKey', `Invalid key: ${key}`);

export const invalidRequest = (message: string) => refusal('400', 'InvalidRequest', 'InvalidRequest', message);

export const invalidToken = (message: string) => refusal('400', 'InvalidJWT', 'InvalidJWT', message);

export const invalidSignature = (message = 'Invalid signature') =>
  refusal('400', 'InvalidSignature', 'InvalidSignature', message);

export const invalidRange = () => refusal('416', 'InvalidRange', 'InvalidRange', 'The requested range is not satisfiable');

/** What went wrong on Storage's own side travels with its own status. */
const ownFault = (status: 429 | 500 | 503 | 544, error: string, code: string, message: string) =>
  new StorageRefusal({ statusCode: String(status), error, message, code }, status);

export const internalError = () => ownFault(500, 'Internal', 'InternalError', 'Internal Server Error');

export const slowDown = () => ownFault(503, 'SlowDown', 'SlowDown', 'Service Unavailable');

export const tooManyConnections = () =>
  ownFault(429, 'too_many_connections', 'SlowDown', 'Too many connections issued to the database');

export const databaseTimeout = () =>
  ownFault(544, 'DatabaseTimeout', 'DatabaseTimeout', 'The connection to the database timed out');

/** What Storage makes of whatever went wrong. */
export function toRefusal(cause: unknown): StorageRefusal {
  if (cause instanceof StorageRefusal) return cause;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  if (code === '42501') return accessDenied();
  if (code === '23505') return alreadyExists();
  if (code === '53300') return tooManyConnections();
  return /^(ECONN|CONNECT|57P)/.test(code) ? databaseTimeout() : internalError();
}
