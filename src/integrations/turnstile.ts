import { addScript, removeScript } from './pageScript.ts';

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
export const TURNSTILE_SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** A visitor who has to solve a challenge may need most of it. */
const TOKEN_TIMEOUT_MS = 60_000;

type TurnstileApi = {
  render: (container: HTMLElement, options: TurnstileOptions) => string;
  reset: (widgetId: string) => void;
  remove: (widgetId: string) => void;
};

type TurnstileOptions = {
  sitekey: string;
  action: HumanCheckAction;
  appearance: 'interaction-only';
  size: 'flexible';
  theme: 'light';
  'response-field': false;
  callback: (token: string) => void;
  'before-interactive-callback': () => void;
  'after-interactive-callback': () => void;
  'expired-callback': () => void;
  'timeout-callback': () => void;
  /** The result says that the error is handled. */
  'error-callback': () => true;
  'unsupported-callback': () => void;
};

const turnstileApi = () => (window as { turnstile?: TurnstileApi }).turnstile;

/**
 * - `off`: not configured
 * - `idle`: nothing is loaded yet
 * - `checking`: Turnstile works invisibly
 * - `challenged`: the visitor has to solve a challenge
 * - `expired`: the token was not used in time; a new one is requested
 * - `failed`: Turnstile reported an error
 * - `blocked`: its script could not be loaded
 */
export type HumanCheckStatus = 'off' | 'idle' | 'checking' | 'challenged' | 'solved' | 'expired' | 'failed' | 'blocked';

export type HumanCheck = {
  /** Sets the element for Turnstile's challenge; null when the form is removed. */
  attach: (element: HTMLElement | null) => void;
  status: () => HumanCheckStatus;
  subscribe: (listener: () => void) => () => void;
  /** Loads Turnstile; called when the visitor begins to fill in the form. */
  start: () => void;
  /** Starts again after `failed` or `blocked`. */
  retry: () => void;
  /**
   * Waits for a token for one request.
   *
   * @returns undefined if no check is configured; an empty string if there is no token, so that the backend rejects with a message
   */
  takeToken: () => Promise<string | undefined>;
  /** Removes the widget. */
  stop: () => void;
};

/** What is sent. The function rejects the token of another form. */
export type HumanCheckAction = 'lead' | 'message' | 'application';

export type HumanCheckOptions = {
  siteKey: string | undefined;
  action: HumanCheckAction;
  source?: string;
};

/** A form's check by Cloudflare Turnstile. Nothing is loaded before the form is used. */
export function createHumanCheck({ siteKey, action, source = TURNSTILE_SCRIPT }: HumanCheckOptions): HumanCheck {
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
  const resolveWaiting = (token: string) => {
    const waiters = waiting;
    waiting = [];
    for (const resolve of waiters) resolve(token);
  };
  const fail = (reason: 'failed' | 'blocked') => {
    unusedToken = undefined;
    setStatus(reason);
    resolveWaiting('');
  };

  function render(sitekey: string, element: HTMLElement, api: TurnstileApi) {
    widgetId = api.render(element, {
      sitekey,
      action,
      appearance: 'interaction-only',
      size: 'flexible',
      theme: 'light',
      'response-field': false,
      callback: (token) => {
        setStatus('solved');
        // A token is valid once: for the waiting request, or for the next one.
        if (waiting.length === 0) unusedToken = token;
        else resolveWaiting(token);
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
      // The form may have been removed, or the check restarted, while the script was loading.
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
    resolveWaiting('');
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
      // An earlier request used its token.
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
