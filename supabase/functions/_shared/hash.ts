import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text);

/** SHA-256 of a JSON value, as 64 hex digits. Arrays keep the order stable. */
export const hashOf = (value: readonly unknown[]): string => sha256(JSON.stringify(value)).digest('hex');

/** HMAC-SHA-256, as 64 hex digits: only the holder of the key can test a guess. */
export const keyedHashOf = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** Compares in a time that does not depend on where the texts differ. */
export const isSameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(sha256(left).digest(), sha256(right).digest());
