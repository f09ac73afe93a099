/**
 * Calls a function with each address of a list that spaces separate, in a task of its own: on a cheap phone a request takes some
 * milliseconds to send.
 */
export function forEachAddress(list = '', request: (address: string) => void): void {
  for (const address of list.split(' ').filter(Boolean)) setTimeout(request, 0, address);
}
