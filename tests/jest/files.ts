import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';

/** The files of jsdom cannot travel in the forms of Node, which jest-fixed-jsdom has put in the place of jsdom's. */
Object.assign(globalThis, { File });

/** jsdom has no digests. */
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
