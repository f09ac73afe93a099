import { sign, verify } from 'hono/jwt';
import { invalidSignature, invalidToken } from './rejections.ts';

/** What a link permits: neither kind can be used as the other. */
type LinkScope = 'download' | 'upload';

type Claims = { url: string; scope: LinkScope; iat: number; exp: number };

/**
 * Links that carry their own permission: signed tokens with a path (bucket and key, for example `resumes/abc/cv.pdf`) and an expiry.
 * Times are whole seconds.
 */
export function signedLinks(secret: string, clock: () => Date) {
  const key = `signed links of ${secret}`;
  const now = () => Math.floor(clock().getTime() / 1000);
  return {
    sign: (scope: LinkScope, url: string, seconds: number) =>
      sign({ url, scope, iat: now(), exp: now() + seconds } satisfies Claims, key, 'HS256'),
    /** @throws StorageRejection when the token is not ours, for another path or purpose, or expired */
    async verify(scope: LinkScope, token: string, path: string): Promise<void> {
      // The times are checked here, by `clock`.
      const claims = (await verify(token, key, { alg: 'HS256', exp: false, iat: false }).catch(() => {
        throw invalidToken('signature verification failed');
      })) as Claims;
      if (now() >= claims.exp) throw invalidToken('"exp" claim timestamp check failed');
      if (claims.scope !== scope) throw invalidSignature(`Token is not scoped for ${scope}`);
      if (claims.url !== path) throw invalidSignature();
    },
  };
}
