import { useSyncExternalStore } from 'react';
import { hasThirdParties, settings } from '../config/settings.ts';
import { parseFields } from '../lib/sessionMemory.ts';
import { categories, configuredServices, type Category, type Service } from './thirdParties.ts';

/** `notice`: everything is allowed until it is turned off. `opt-in`: nothing is allowed until it is turned on. */
type ConsentMode = 'notice' | 'opt-in';

export type Choice = Readonly<Record<Category, boolean>>;

/** A new object after each change. */
export type ConsentState = {
  mode: ConsentMode;
  /** The browser sends Global Privacy Control, which overrides any choice. */
  hasSignal: boolean;
  /** The visitor's choice, and when it was made (`at`, an ISO date and time); null before it. */
  chosen: { choice: Choice; at: string } | null;
  allowed: Choice;
  /** The visitor need not be asked. */
  isDecided: boolean;
  /** All services of this build. */
  services: readonly Service[];
};

export type Consent = {
  read: () => ConsentState;
  subscribe: (listener: () => void) => () => void;
  choose: (choice: Choice) => void;
};

export const KEY = 'privacy-choice';
/** Changes with the record's format or the categories: visitors are then asked again. */
export const VERSION = 1;

export const everything: Choice = { advertising: true, analytics: true, services: true };
export const nothing: Choice = { advertising: false, analytics: false, services: false };

type Chosen = ConsentState['chosen'];

export function parseChosen(text: string | null): Chosen {
  const { version, at, ...fields } = parseFields(text);
  if (version !== VERSION || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
  const isComplete = categories.every((category) => typeof fields[category] === 'boolean');
  if (!isComplete) return null;
  const [advertising, analytics, services] = categories.map((category) => fields[category] === true);
  return { choice: { advertising, analytics, services } as Choice, at };
}

function readStored(): Chosen {
  try {
    return parseChosen(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

function store(chosen: NonNullable<Chosen>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, at: chosen.at, ...chosen.choice }));
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

export type ConsentOptions = {
  mode: ConsentMode;
  hasSignal: boolean;
  services: readonly Service[];
};

/** The choice is stored in `localStorage` and shared between tabs. */
export function createConsent({ mode, hasSignal, services }: ConsentOptions): Consent {
  const listeners = new Set<() => void>();

  function stateFor(chosen: Chosen): ConsentState {
    const chosenOrDefault = chosen?.choice ?? (mode === 'opt-in' ? nothing : everything);
    const allowed = hasSignal ? nothing : chosenOrDefault;
    return { mode, hasSignal, chosen, allowed, isDecided: hasSignal || chosen !== null || mode !== 'opt-in', services };
  }
  let state = stateFor(readStored());

  const update = (chosen: Chosen) => {
    state = stateFor(chosen);
    for (const listener of listeners) listener();
  };
  // Only other tabs send this event.
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) update(readStored());
  };

  return {
    read: () => state,
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', follow);
      };
    },
    choose: (choice) => {
      const chosen = { choice, at: new Date().toISOString() };
      store(chosen);
      update(chosen);
    },
  };
}

export const useConsent = ({ subscribe, read }: Consent): ConsentState => useSyncExternalStore(subscribe, read);

/** https://www.w3.org/TR/gpc/: anything but `true` is no signal. */
const hasSignal = () => (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

let own: Consent | undefined;

export function siteConsent(): Consent {
  own ??= createConsent({
    mode: settings.VITE_CONSENT_MODE,
    hasSignal: hasSignal(),
    services: hasThirdParties ? configuredServices(settings) : [],
  });
  return own;
}
