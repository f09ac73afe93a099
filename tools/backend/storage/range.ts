/**
 * Reads a request's `Range` header.
 *
 * @param size of the content, in bytes
 * @returns one range with both ends included; null when the whole content should be sent, also for several ranges
 */
export function readRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
