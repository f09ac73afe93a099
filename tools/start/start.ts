import { freePort, localPorts, SITE_PORT_USE } from '../shared/ports.ts';
import { runUntilShutdown } from '../shared/runUntilShutdown.ts';
import { runServices } from './services.ts';

/**
 * Runs the embedded backend and the built site until the process is stopped. Prints `Ready: <address>` when both can be used.
 *
 * @param flags of the backend (`tools/backend/cli.ts`)
 */
export function start(flags: readonly string[]): Promise<void> {
  return runUntilShutdown(async ({ stopped }) => {
    const port = await freePort(localPorts().site, SITE_PORT_USE);
    const backend = ['tools/backend/cli.ts', '--site', `http://127.0.0.1:${port}`, ...flags] as const;
    return runServices([backend, ['tools/site/serve.ts']], stopped, (url) => {
      console.log(`Ready: ${url}`);
      return undefined;
    });
  });
}
