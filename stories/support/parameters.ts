/**
 * The stories' calendar has our own origin, the provider's has another: Chromium warns about a frame that may run scripts as us.
 * See `visual.allowConsole` of the pixel gate.
 */
export const frameOfOurOwn = { allowConsole: ['^An iframe which has both allow-scripts and allow-same-origin'] };

/** The story is about a request that gets no answer; the browser reports it. */
export const requestWithoutResponse = { allowConsole: ['failed: net::ERR_FAILED$'] };

/** The story frames a host that stories cannot reach: the browser reports that, and that its own error page was greeted in vain. */
export const unreachableFrame = { allowConsole: ['failed: net::ERR_', '^Failed to execute .postMessage.'] };

/** React reports what a boundary has caught. */
export const failsOnPurpose = { allowConsole: ['fails on purpose', '^The above error occurred'] };

/** In the page of its component, a story that covers the window or sticks to its edge has a window of its own. */
export const inFrame = { story: { inline: false, height: '480px' } };
