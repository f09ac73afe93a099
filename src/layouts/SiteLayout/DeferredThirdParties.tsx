import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';

export const states = ['Loaded'] as const;

/** Once it is loaded, the next page's footer begins with it: what it shows and loads stays through a change of page. */
let Loaded: ComponentType | null = null;

/** Loads the code for other companies' scripts after the page answers. Where that fails, none of them is loaded: nothing is lost. */
export function DeferredThirdParties() {
  const [ThirdParties, setThirdParties] = useState(() => Loaded);

  useEffect(() => {
    if (ThirdParties) return;
    importWithRetry(() => import('./ThirdParties.tsx')).then(
      (module) => {
        Loaded = module.ThirdParties;
        setThirdParties(() => Loaded);
      },
      () => undefined,
    );
  }, [ThirdParties]);

  return ThirdParties ? <ThirdParties /> : null;
}
