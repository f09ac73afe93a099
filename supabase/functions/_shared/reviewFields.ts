import { array, string, type AnyObject, type Schema, type StringSchema } from 'yup';
import { HttpError } from './http.ts';
import { withoutCoercion } from './safeText.ts';

/** SHA-256 of a screenshot's pixels. */
export function pixelHashField(label: string): StringSchema {
  const message = `${label} must be a SHA-256 hash in 64 hex digits`;
  return withoutCoercion(string())
    .typeError(message)
    .matches(/^[0-9a-f]{64}$/, message);
}

/** A required list, which may be empty. */
export function listField<T>(label: string, item: Schema<T, AnyObject>) {
  const message = `${label} must be a list`;
  return withoutCoercion(array()).of(item).typeError(message).nonNullable(message).defined(message);
}

/**
 * Rejects a list that is too long before its items are checked.
 *
 * @param what the list holds, which is also its field's name
 * @throws HttpError 413 when it has more than `most` items
 */
export function requireAtMost(most: number, what: 'hashes' | 'decisions', body: unknown): void {
  const list = (body as Record<string, unknown> | null)?.[what];
  if (!Array.isArray(list) || list.length <= most) return;
  const error = `At most ${most.toLocaleString('en-US')} ${what} can be sent at once.`;
  throw new HttpError(413, { error, code: 'list_too_long', field: what });
}
