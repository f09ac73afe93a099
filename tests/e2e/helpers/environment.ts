import { FAKES_PATH } from '../../../tools/shared/localServices.ts';
import { localPorts } from '../../../tools/shared/ports.ts';

/** Ports and folders of one worker's site, backend and data. Separate, so that a fault in one worker cannot hit another. */
export type Environment = {
  sitePort: number;
  gatewayPort: number;
  /** The same site with everything configured; see `privacy.ts`. */
  configuredPort: number;
  nginxPort: number;
  /** A site and its gateway with Turnstile; see `turnstile.spec.ts`. */
  turnstile: { sitePort: number; gatewayPort: number };
  /** Folder of the sites and the data, below the project's root. */
  dir: string;
};

/**
 * A hundred above the site's port of `npm start`, which may be running. With another `PORT`, for example ten more, the tests of two
 * checkouts run at the same time. The gateways are not beside that of `npm start`, where systems take the ports of any connection.
 */
export function environmentOf(worker: number): Environment {
  const sitePort = localPorts().site + 100 * (worker + 1);
  return {
    sitePort,
    nginxPort: sitePort + 1,
    configuredPort: sitePort + 2,
    gatewayPort: sitePort + 3,
    turnstile: { sitePort: sitePort + 4, gatewayPort: sitePort + 5 },
    dir: `.cache/e2e/${worker}`,
  };
}

/** Passes the database's address, which is known only after the start, from the setup to the workers. */
export const shareDatabase = (worker: number, url: string): void => {
  process.env[`E2E_DATABASE_URL_${worker}`] = url;
};

/** Playwright's number of this worker among those that run at the same time. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export const environment = environmentOf(worker);
export const SITE = `http://127.0.0.1:${environment.sitePort}`;
export const CONFIGURED_SITE = `http://127.0.0.1:${environment.configuredPort}`;
const GATEWAY = `http://127.0.0.1:${environment.gatewayPort}`;
/** The fake services of other companies, and the controls for the tests. */
export const LOCAL_SERVICES = `${GATEWAY}${FAKES_PATH}`;

export const databaseUrl = (): string => process.env[`E2E_DATABASE_URL_${worker}`] ?? '';

/** Rate limits for tests, whose requests all come from one address. Every other setting is production's. */
export const manyVisitors = { RATE_LIMIT_PER_ADDRESS: '1000000', RATE_LIMIT_PER_EMAIL: '1000000', RATE_LIMIT_TOTAL: '1000000' };
