/**
 * A dynamic import that can be tried again. Browsers remember that a module could not be loaded and never ask for that address again
 * on the page; a visitor who was offline for a moment would have to reload and lose what was typed. So after a failure the module is
 * asked for under an address of its own, which Chromium and Firefox name in their error (Safari asks again by itself).
 *
 * @throws the browser's error when the module cannot be loaded now
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
