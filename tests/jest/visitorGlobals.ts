/**
 * What a service asks of a browser besides `fetch`: an address, cookies, and that sockets exist. The contract tests run in Node, where
 * the embedded backend can run beside them.
 */
Object.assign(globalThis, {
  window: { location: { search: '' } },
  document: { cookie: '' },
  WebSocket: EventTarget,
});

export {};
