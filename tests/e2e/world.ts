/** Ports of the site under test, its backend and nginx: beside those of `npm start`, which may be running. */
export const SITE_PORT = 4273;
export const GATEWAY_PORT = 54421;
/** The same site with everything configured; see `configured.ts`. */
export const CONFIGURED_PORT = 4275;
export const NGINX_PORT = 4274;

export const GATEWAY = `http://127.0.0.1:${GATEWAY_PORT}`;

/** Where the site under test and its data lie, below the project's root. */
export const WORLD_DIR = '.cache/e2e';
