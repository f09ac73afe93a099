import { useEffect, useState, useSyncExternalStore, type RefCallback } from 'react';
import { settings } from '../config/settings.ts';
import { createHumanCheck, type HumanCheck, type HumanCheckAction, type HumanCheckStatus } from './turnstile.ts';

export type HumanCheckController = Pick<HumanCheck, 'start' | 'retry' | 'takeToken'> & {
  status: HumanCheckStatus;
  /** The element of Turnstile's challenge takes this. */
  containerRef: RefCallback<HTMLElement>;
};

/** The human check of a form, where one is configured. */
export function useHumanCheck(action: HumanCheckAction): HumanCheckController {
  const [check] = useState(() =>
    createHumanCheck({ siteKey: settings.VITE_TURNSTILE_SITE_KEY, action, source: settings.VITE_TURNSTILE_SCRIPT_URL }),
  );
  const status = useSyncExternalStore(check.subscribe, check.status, check.status);
  useEffect(() => check.stop, [check]);

  const { attach, start, retry, takeToken } = check;
  return { status, containerRef: attach, start, retry, takeToken };
}
