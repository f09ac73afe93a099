/** Whether a script that we added was loaded, by its address. */
const added = new Map<string, Promise<boolean>>();

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const findScript = (source: string) => [...document.scripts].find(({ src }) => src === source);

export type PageScript = {
  /** What the log calls it, such as 'chat'. */
  name: string;
  /** Absolute address. */
  source: string;
  /** `data-` attributes, without the prefix. */
  data?: Record<string, string>;
};

/**
 * Adds a third-party script, unless it is already present (specification section 7), and logs the outcome.
 *
 * @returns false if the network, its host or a blocker rejected it. Never rejects.
 */
export function addScript({ name, source, data = {} }: PageScript): Promise<boolean> {
  const known = added.get(source);
  if (known) return known;
  // Added by another script, such as a tag manager.
  if (findScript(source)) return Promise.resolve(true);

  const loading = new Promise<boolean>((resolve) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    Object.assign(script.dataset, data);
    script.addEventListener('load', () => {
      console.info(`${capitalized(name)} script loaded`);
      resolve(true);
    });
    script.addEventListener('error', () => {
      console.info(`Failed to load ${name} script`);
      resolve(false);
    });
    document.body.append(script);
  });
  added.set(source, loading);
  return loading;
}

/** Removes a script that we added. Its effects stay. */
export function removeScript(source: string): void {
  if (added.delete(source)) findScript(source)?.remove();
}
