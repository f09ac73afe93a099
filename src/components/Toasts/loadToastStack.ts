import { importWithRetry } from '../../lib/importWithRetry.ts';

export const loadToastStack = () => importWithRetry(() => import('./ToastStack.tsx'));

/** Loads the code before the first message, which may be that the connection is lost. */
export const prefetchToasts = () => void loadToastStack().catch(() => undefined);
