import { createServer, type AddressInfo } from 'node:net';
import { UserError } from './userError.ts';

const HOST = '127.0.0.1';

/**
 * @param variable name of the environment variable
 * @returns a port, 1 to 65535
 * @throws UserError when the variable holds something else
 */
export function portFromEnv(variable: string, fallback: number): number {
  const value = process.env[variable];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`${variable} must be a port from 1 to 65535, not "${value}".`);
  }
  return port;
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return listenOnce(0);
}

/**
 * @param use what the port is for, as a person would say it
 * @param remedy what to type to use another
 * @throws UserError when another program listens on it
 */
export async function requireFreePort(port: number, use: string, remedy: string): Promise<void> {
  try {
    await listenOnce(port);
  } catch (cause) {
    if (errorCode(cause) === 'EADDRINUSE') {
      throw new UserError(`Port ${port} (${use}) is already in use. Stop the program that uses it, or choose another: ${remedy}`);
    }
    if (errorCode(cause) === 'EACCES') {
      throw new UserError(`Port ${port} (${use}) may not be used by this user. Choose another: ${remedy}`);
    }
    throw cause;
  }
}

/** The `code` of a system error, such as `EADDRINUSE`. */
export function errorCode(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, HOST, () => {
      const address = server.address() as AddressInfo;
      server.close(() => resolve(address.port));
    });
  });
}
