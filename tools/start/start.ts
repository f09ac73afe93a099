import { freePort, localPorts, SITE_PORT_USE } from '../shared/ports.ts';
import { reportFailure } from '../shared/userError.ts';
import { waitForShutdown } from '../shared/waitForShutdown.ts';
import { runServices } from './services.ts';

/**
 * Runs the embedded backend and the built site until the process is stopped. Prints `Ready: <address>` when both can be used.
 *
 * @param flags of the backend (`tools/backend/cli.ts`)
 * @returns the exit code
 */
export async function start(flags: readonly string[]): Promise<number> {
  const { stopped } = waitForShutdown();
  try {
    const port = await freePort(localPorts().site, SITE_PORT_USE);
    const backend = ['tools/backend/cli.ts', '--site', `http://127.0.0.1:${port}`, ...flags] as const;
    return await runServices([backend, ['tools/site/serve.ts']], stopped, (url) => {
      console.log(`Ready: ${url}`);
      return undefined;
    });
  } catch (cause) {
    return reportFailure(cause);
  }
}
