/**
 * Replaces the service worker of a former site at this address, which would show that site's pages for ever: removes itself and what it
 * had cached, and loads the new site in open tabs. The build copies it to the other usual names (`tools/site/hosting/headers.ts`).
 */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const tab of await clients.matchAll({ type: 'window' })) await tab.navigate(tab.url);
}
