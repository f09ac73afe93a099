/** The sample calendar of `npm start` from this origin, as it looks on one day. */
export const sampleCalendar = new URL('/fakes/assets/calendar.html?today=2026-11-20', window.location.href).href;

/**
 * Chromium warns about the sandbox of a same-origin frame. Only the sample calendar has this origin; a provider's frame does not.
 */
export const frameOfOurOwn = { allowConsole: ['^An iframe which has both allow-scripts and allow-same-origin'] };

/** A story with a failed request needs this, because the browser logs it. */
export const requestWithoutResponse = { allowConsole: ['failed: net::ERR_FAILED$'] };

/** The parameters of stories with a frame of an unreachable host: the browser logs the failure and the rejected message to its error page. */
export const unreachableFrame = { allowConsole: ['failed: net::ERR_', '^Failed to execute .postMessage.'] };

/** React logs an error that a boundary catches. */
export const failsOnPurpose = { allowConsole: ['fails on purpose', '^The above error occurred'] };

/** Renders the story in a frame on its component's page, because it covers the window or sticks to its edge. */
export const inFrame = { story: { inline: false, height: '480px' } };
