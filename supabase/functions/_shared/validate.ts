import { ValidationError, type ObjectSchema, type AnyObject } from 'yup';
import { HttpError, invalidField } from './http.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * Checks a body against a schema and returns the trimmed values.
 *
 * @throws HttpError 400 with the first field that is wrong and its message
 */
export async function validate<T extends AnyObject>(
  schema: ObjectSchema<T>,
  body: unknown,
): Promise<ObjectSchema<T>['__outputType']> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, { error: 'The body must be a JSON object.', code: 'invalid_body' });
  }
  try {
    return await schema.validate(body, { abortEarly: false, stripUnknown: true });
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    const first = cause.inner[0] ?? cause;
    throw invalidField(first.path ?? 'body', first.message);
  }
}

/**
 * The key that makes a repeated request harmless.
 *
 * @throws HttpError 400 when the header is missing or is not a UUID
 */
export function readIdempotencyKey(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? '';
  if (!UUID.test(key)) {
    throw invalidField('Idempotency-Key', 'The Idempotency-Key header must be a UUID.');
  }
  return key.toLowerCase();
}
