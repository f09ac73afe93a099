import { lazyModule } from '../../lib/lazyModule.ts';

/** Loaded with the first message, or before: it may be that the connection is lost. */
export const toastStack = lazyModule(() => import('./ToastStack.tsx'));
