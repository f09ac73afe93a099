/** Sends a service's address to the program that forked it, if there is one. */
export function reportReady(url: string): void {
  process.send?.({ url });
}
