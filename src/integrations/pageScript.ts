/** Scripts that we added, by address: whether each was loaded. */
const added = new Map<string, Promise<boolean>>();

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const findScript = (source: string) => [...document.scripts].find(({ src }) => src === source);

export type PageScript = {
  /** For the log, as it reads inside a sentence: 'chat'. */
  name: string;
  /** Absolute address. */
  source: string;
  /** `data-` attributes that the script reads, without the prefix. */
  data?: Record<string, string>;
};

/**
 * Adds somebody else's script, once a page load and only where it is not already present (specification section 7), and logs what
 * became of it.
 *
 * @returns whether it was loaded; false when the network, its host or a blocker refused it. Never rejects.
 */
export function addScript({ name, source, data = {} }: PageScript): Promise<boolean> {
  const known = added.get(source);
  if (known) return known;
  // Somebody else's, a tag manager's for example: it is there, and that is all we can know of it.
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

/** Takes a script of ours off the page; it may be added again. What it has done stays done. */
export function removeScript(source: string): void {
  if (added.delete(source)) findScript(source)?.remove();
}
