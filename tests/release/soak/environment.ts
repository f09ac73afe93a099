/** Different from those of `npm start` and of the end-to-end tests, because all three may run at once. */
export const SOAK_PORTS = { site: 4283, gateway: 54441, database: 54442 };

/** Folder of the site under test and its data, below the project's root. */
export const SOAK_DIR = '.cache/soak';

export const SITE = `http://127.0.0.1:${SOAK_PORTS.site}`;
