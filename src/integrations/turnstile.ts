import { addScript, removeScript } from './pageScript.ts';

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
export const TURNSTILE_SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** A submission waits no longer for a token; a visitor who has to solve a challenge may need most of it. */
const TOKEN_TIMEOUT_MS = 60_000;

/** The part of Turnstile's interface that is used here. */
type TurnstileApi = {
  render: (container: HTMLElement, options: TurnstileOptions) => string;
  reset: (widgetId: string) => void;
  remove: (widgetId: string) => void;
};

type TurnstileOptions = {
  sitekey: string;
  appearance: 'interaction-only';
  size: 'flexible';
  theme: 'light';
  'response-field': false;
  callback: (token: string) => void;
  'before-interactive-callback': () => void;
  'after-interactive-callback': () => void;
  'expired-callback': () => void;
  'timeout-callback': () => void;
  /** Returning true says that the error is dealt with. */
  'error-callback': () => true;
  'unsupported-callback': () => void;
};

const turnstileApi = () => (window as { turnstile?: TurnstileApi }).turnstile;

/**
 * - `off`: not configured
 * - `idle`: nothing was loaded yet
 * - `checking`: Turnstile works by itself, out of sight
 * - `challenged`: it asks the visitor for something
 * - `expired`: the token was not used in time; a new one is on its way
 * - `failed`: Turnstile gave up
 * - `blocked`: its script could not be loaded
 */
export type HumanCheckStatus = 'off' | 'idle' | 'checking' | 'challenged' | 'solved' | 'expired' | 'failed' | 'blocked';

/** The check of one form. */
export type HumanCheck = {
  /** Takes the element in which Turnstile draws its challenge; null when the form leaves the page. */
  attach: (element: HTMLElement | null) => void;
  status: () => HumanCheckStatus;
  subscribe: (listener: () => void) => () => void;
  /** Loads Turnstile: to be called when the visitor begins to fill in the form. */
  start: () => void;
  /** Starts again after `failed` or `blocked`. */
  retry: () => void;
  /**
   * A token for one request, as soon as there is one.
   *
   * @returns undefined where no check is configured; an empty text where no token can be had: the backend then says why it rejects
   */
  takeToken: () => Promise<string | undefined>;
  /** Takes the widget off the page. */
  stop: () => void;
};

export type HumanCheckOptions = {
  /** Undefined: no check. */
  siteKey: string | undefined;
  /** Address of Turnstile's script. */
  source?: string | undefined;
};

/** A form's check by Cloudflare Turnstile. Nothing is loaded without a site key, nor before the form is used. */
export function createHumanCheck({ siteKey, source = TURNSTILE_SCRIPT }: HumanCheckOptions): HumanCheck {
  let container: HTMLElement | null = null;
  let status: HumanCheckStatus = siteKey ? 'idle' : 'off';
  let widgetId: string | undefined;
  let unusedToken: string | undefined;
  let waiting: ((token: string) => void)[] = [];
  const listeners = new Set<() => void>();

  const setStatus = (next: HumanCheckStatus) => {
    status = next;
    for (const listener of listeners) listener();
  };
  const answerWaiting = (token: string) => {
    const waiters = waiting;
    waiting = [];
    for (const resolve of waiters) resolve(token);
  };
  const fail = (reason: 'failed' | 'blocked') => {
    unusedToken = undefined;
    setStatus(reason);
    answerWaiting('');
  };

  function render(sitekey: string, element: HTMLElement, api: TurnstileApi) {
    widgetId = api.render(element, {
      sitekey,
      appearance: 'interaction-only',
      size: 'flexible',
      theme: 'light',
      'response-field': false,
      callback: (token) => {
        setStatus('solved');
        // A token counts once: it is for the request that waits, or for the next one.
        if (waiting.length === 0) unusedToken = token;
        else answerWaiting(token);
      },
      'before-interactive-callback': () => setStatus('challenged'),
      'after-interactive-callback': () => setStatus('checking'),
      'expired-callback': () => {
        unusedToken = undefined;
        setStatus('expired');
      },
      'timeout-callback': () => setStatus('expired'),
      'error-callback': () => {
        fail('failed');
        return true;
      },
      'unsupported-callback': () => fail('failed'),
    });
  }

  function start() {
    if (!siteKey || status !== 'idle') return;
    setStatus('checking');
    void addScript({ name: 'Turnstile', source }).then((isLoaded) => {
      const api = turnstileApi();
      // The form may have been left, or the check started again, while the script was loading.
      if (!container || status !== 'checking' || widgetId !== undefined) return;
      if (isLoaded && api) render(siteKey, container, api);
      else fail('blocked');
    });
  }

  function stop() {
    if (widgetId !== undefined) turnstileApi()?.remove(widgetId);
    widgetId = undefined;
    unusedToken = undefined;
    if (siteKey) setStatus('idle');
    answerWaiting('');
  }

  function retry() {
    const hasFailedToLoad = status === 'blocked';
    stop();
    if (hasFailedToLoad) removeScript(source);
    start();
  }

  function takeToken(): Promise<string | undefined> {
    if (!siteKey) return Promise.resolve(undefined);
    const token = unusedToken;
    unusedToken = undefined;
    if (token !== undefined) return Promise.resolve(token);
    if (status === 'idle') start();
    else if (status === 'failed' || status === 'blocked') retry();
    else if (status === 'solved' && widgetId !== undefined) {
      // Its token was used for an earlier request.
      setStatus('checking');
      turnstileApi()?.reset(widgetId);
    }
    return new Promise((resolve) => {
      waiting.push(resolve);
      setTimeout(() => resolve(''), TOKEN_TIMEOUT_MS);
    });
  }

  return {
    attach: (element) => {
      container = element;
    },
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    retry,
    takeToken,
    stop,
  };
}
