/**
 * Where a world of the end-to-end tests stands: a site, its backend and its data. Each of Playwright's workers visits a world of its
 * own, so that a fault planned by one cannot hit the other's visitor.
 */
export type Place = {
  sitePort: number;
  gatewayPort: number;
  /** The same site with everything configured; see `configured.ts`. */
  configuredPort: number;
  nginxPort: number;
  /** A site and its gateway with Turnstile; see `turnstile.spec.ts`. */
  turnstile: { sitePort: number; gatewayPort: number };
  /** Where the sites and the data lie, below the project's root. */
  dir: string;
};

/** Beside the ports of `npm start`, which may be running. */
export const placeOf = (worker: number): Place => ({
  sitePort: 4273 + worker * 100,
  gatewayPort: 54_421 + worker * 100,
  configuredPort: 4275 + worker * 100,
  nginxPort: 4274 + worker * 100,
  turnstile: { sitePort: 4276 + worker * 100, gatewayPort: 54_431 + worker * 100 },
  dir: `.cache/e2e/${worker}`,
});

/** What the setup tells a worker of its world's backend. */
export const announce = (worker: number, backend: { dbUrl: string; secretKey: string }): void => {
  process.env[`E2E_DATABASE_URL_${worker}`] = backend.dbUrl;
  process.env[`E2E_SECRET_KEY_${worker}`] = backend.secretKey;
};

/** Playwright's number of this worker among those that run at the same time. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export const place = placeOf(worker);
export const SITE = `http://127.0.0.1:${place.sitePort}`;
export const CONFIGURED_SITE = `http://127.0.0.1:${place.configuredPort}`;
export const GATEWAY = `http://127.0.0.1:${place.gatewayPort}`;

export const databaseUrl = (): string => process.env[`E2E_DATABASE_URL_${worker}`] ?? '';
export const secretKey = (): string => process.env[`E2E_SECRET_KEY_${worker}`] ?? '';
