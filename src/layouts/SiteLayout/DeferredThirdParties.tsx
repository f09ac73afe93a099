import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';

/** Kept across pages: after a navigation the footer renders it without a delay. */
let Loaded: ComponentType | null = null;

/** Loads the code for third-party scripts after the page is interactive. If that fails, none of them loads. */
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
