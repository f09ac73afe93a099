import { once } from 'node:events';
import { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { errorCode, UserError } from './userError.ts';

/** The use of a port, for error messages, and the environment variable that sets another. */
export type PortUse = { use: string; variable: string };

/**
 * Listens on 127.0.0.1.
 *
 * @param port 0 for any free one
 * @param portUse for the error when the port cannot be used
 * @returns the port
 * @throws UserError when the port is taken or not allowed, and `portUse` is given
 */
export async function listen(server: Server, port: number, portUse?: PortUse): Promise<number> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw (portUse && explainPortError(cause, port, portUse)) ?? cause;
  }
  return (server.address() as AddressInfo).port;
}

/** Stops a server without waiting for clients that keep their connection open. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  if (server instanceof HttpServer) server.closeAllConnections();
  await closed;
}

function explainPortError(cause: unknown, port: number, { use, variable }: PortUse): UserError | null {
  const remedy = `set ${variable} to another port, for example ${variable}=${port + 10}`;
  const code = errorCode(cause);
  if (code === 'EADDRINUSE') {
    return new UserError(`Port ${port} (${use}) is already in use. Stop the program that uses it, or ${remedy}`);
  }
  return code === 'EACCES' ? new UserError(`Port ${port} (${use}) needs more rights than you have: ${remedy}`) : null;
}
