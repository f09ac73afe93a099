import { useEffect, useState } from 'react';
import { lazyModule } from '../../lib/lazyModule.ts';

const thirdParties = lazyModule(() => import('./ThirdParties.tsx'));

/** Loads the code for third-party scripts after the page is interactive. If that fails, none of them loads. */
export function DeferredThirdParties() {
  // After a navigation they are rendered without a delay.
  const [code, setCode] = useState(thirdParties.loaded);

  useEffect(() => {
    thirdParties.load().then(setCode, () => undefined);
  }, []);

  return code ? <code.ThirdParties /> : null;
}
