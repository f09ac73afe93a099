import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';

/** Node's FormData, which jest-fixed-jsdom installs, does not accept the File of jsdom. */
Object.assign(globalThis, { File });

/** jsdom has no `crypto.subtle`. */
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
