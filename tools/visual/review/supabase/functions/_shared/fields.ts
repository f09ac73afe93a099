/** Reads what a request has. Each function names the field in its error, as `decisions[1].note`. */
import { HttpError } from './http.ts';

type Fields = Record<string, unknown>;

export function invalid(field: string, error: string): HttpError {
  return new HttpError(400, { error, code: 'invalid_field', field });
}

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param name of the list's field, which is also what it holds
 * @throws HttpError 413 when it has more than `most` items
 */
export function readList(body: unknown, name: string, most: number): unknown[] {
  const list = isObject(body) ? body[name] : undefined;
  if (!Array.isArray(list)) throw invalid(name, `${name} must be a list`);
  if (list.length <= most) return list;
  const error = `At most ${most.toLocaleString('en-US')} ${name} can be sent at once.`;
  throw new HttpError(413, { error, code: 'list_too_long', field: name });
}

/** SHA-256 of a screenshot's pixels. */
export function readHash(value: unknown, field: string, label: string): string {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return value;
  throw invalid(field, `${label} must be a SHA-256 hash in 64 hex digits`);
}

/** Cannot be typed, or hides or turns round what stands beside it. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

/** @param lines whether it may have several */
export function readText(value: unknown, field: string, label: string, most: number, lines = false): string {
  if (typeof value !== 'string') throw invalid(field, `${label} must be text`);
  const text = value.trim();
  if (text.length > most) throw invalid(field, `${label} must be at most ${most} characters`);
  if (HIDDEN.test(lines ? text.replace(/[\n\r\t]/g, '') : text))
    throw invalid(field, `${label} contains characters that cannot be used`);
  return text;
}
