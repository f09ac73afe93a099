import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalidSignature, invalidToken } from './refusal.ts';

/** What a link is for: neither kind opens what the other does. */
type LinkScope = 'download' | 'upload';

export type SignedLinks = {
  /** @param path bucket and key, for example `resumes/abc/cv.pdf` */
  sign(scope: LinkScope, path: string, seconds: number): string;
  /** @throws StorageRefusal when the token is not ours, for another path or purpose, or too old */
  verify(scope: LinkScope, token: string, path: string): void;
};

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * Links that carry their own permission: signed tokens with a path and an end.
 * Times are whole seconds; a link of n seconds works in n of them and no more.
 *
 * @param secret whoever knows it can sign
 */
export function signedLinks(secret: string, clock: () => Date): SignedLinks {
  const now = () => Math.floor(clock().getTime() / 1000);
  const signatureOf = (text: string) => createHmac('sha256', `signed links of ${secret}`).update(text).digest();

  return {
    sign(scope, path, seconds) {
      const issuedAt = now();
      const text = `${HEADER}.${encode({ url: path, scope, iat: issuedAt, exp: issuedAt + seconds })}`;
      return `${text}.${signatureOf(text).toString('base64url')}`;
    },
    verify(scope, token, path) {
      const [header = '', payload = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const wanted = signatureOf(`${header}.${payload}`);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
        throw invalidToken('signature verification failed');
      }
      const signed = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { url: string; scope: string; exp: number };
      if (now() >= signed.exp) throw invalidToken('"exp" claim timestamp check failed');
      if (signed.scope !== scope) throw invalidSignature(`Token is not scoped for ${scope}`);
      if (signed.url !== path) throw invalidSignature();
    },
  };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
