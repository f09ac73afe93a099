/** What Deno and Node say about a request that got no response, and what the owner reads in the inbox. The first match counts. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/TimeoutError/, 'no response in time'],
  [/expired/i, 'its certificate has expired'],
  [/not ?valid ?for ?name|altname|hostname.mismatch/i, 'its certificate is for another host name'],
  [/certificate|cert_|issuer|self.signed|unable_to_verify/i, 'its certificate is not trusted'],
  [/dns|lookup|enotfound|eai_again/i, 'its host name was not found'],
  [/refused/i, 'it refused the connection'],
  [/tls|ssl|handshake|fatal alert|corrupt message|incompatible|eproto/i, 'it makes no secure connection'],
  [/timed ?out|_timeout|unreach|no route/i, 'it could not be reached'],
  [/reset|closed|stream error|goaway|eof|broken pipe|epipe|terminated|incomplete|aborted|err_socket/i, 'it cut the connection'],
  [/invalid http|parse|hpe_/i, 'its response was not HTTP'],
  [/scheme|invalid url/i, 'its address is not one of the web'],
];

/** The name, the code and the message of an error and of what caused it. */
function* textsOf(error: unknown, seen: readonly unknown[] = []): Generator<string> {
  if (typeof error !== 'object' || error === null || seen.includes(error)) return;
  const { name, code, message, cause } = error as { name?: unknown; code?: unknown; message?: unknown; cause?: unknown };
  for (const text of [name, code, message]) if (typeof text === 'string') yield text;
  yield* textsOf(cause, [...seen, error]);
}

/** Why a receiver did not respond, in words. A message may quote the receiver's address and its secrets: nothing of it is kept. */
export function deliveryError(error: unknown): string {
  const texts = [...textsOf(error)];
  const withoutAddresses = texts.join(' ').replace(/\S+:\/\/\S+/g, '');
  const [, reason] = REASONS.find(([pattern]) => pattern.test(withoutAddresses)) ?? [];
  return reason ?? texts[0] ?? 'unknown';
}
