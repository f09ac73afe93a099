/**
 * A dynamic import that can be retried. Chromium and Firefox cache a failed import for the life of the page, so the retry uses a new
 * address, made from the one in their error. Safari retries by itself.
 *
 * @throws the browser's error when the module cannot be loaded
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = /https?:\/\/\S+\.js/.exec(String(error))?.[0];
    if (!address) throw error;
    return (await import(/* @vite-ignore */ `${address}?again=${crypto.randomUUID()}`)) as Module;
  }
}
