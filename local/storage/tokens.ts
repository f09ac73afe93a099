import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalidSignature } from './refusal.ts';

export type SignedLinks = {
  /** @param path bucket and key, for example `resumes/abc/cv.pdf` */
  sign(path: string, seconds: number): string;
  /** @throws StorageRefusal when the token is not ours, for another path, or too old */
  verify(token: string, path: string): void;
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
    sign(path, seconds) {
      const issuedAt = now();
      const text = `${HEADER}.${encode({ url: path, iat: issuedAt, exp: issuedAt + seconds })}`;
      return `${text}.${signatureOf(text).toString('base64url')}`;
    },
    verify(token, path) {
      const [header = '', payload = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const wanted = signatureOf(`${header}.${payload}`);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
        throw invalidSignature('signature verification failed');
      }
      const { url, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { url: string; exp: number };
      if (url !== path) throw invalidSignature('The url does not match the signature');
      if (now() >= exp) throw invalidSignature('"exp" claim timestamp check failed');
    },
  };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
