/** The reviewer's state: signed in or not, what is being sent, what was decided, and notes that are not sent yet. */
import type { Decision, VisualResult } from '../report-types.ts';
import type { HistoryRequest, HistoryResponse } from '../review/channel.ts';
import type { DecisionsResponse, StoredDecision } from '../review/protocol.ts';

export const TIMEOUT_MS = 10_000;

type Verdict = Decision['verdict'] | 'undo';

/** Where decisions go: the development server, or the backend of a published Storybook. */
export type Backend = {
  /** `local`: this machine's development server, which needs no key. */
  kind: 'local' | 'remote';
  /** Signs in: rejects with a `ReviewError` for a key that does not count. */
  list: (key: string, results: readonly VisualResult[]) => Promise<DecisionsResponse>;
  decide: (key: string, results: readonly VisualResult[], verdict: Verdict, note: string) => Promise<DecisionsResponse>;
  history: ((request: HistoryRequest) => Promise<HistoryResponse>) | null;
};

/** Its message is a sentence for the reviewer. */
export class ReviewError extends Error {
  override name = 'ReviewError';
  constructor(
    message: string,
    /** Whether the key does not count, so that the reviewer has to sign in again. */
    readonly signsOut = false,
  ) {
    super(message);
  }
}

const STORED_KEY = 'visual-review-key';

export type ReviewState = {
  /** `none`: no backend is configured. */
  kind: Backend['kind'] | 'none';
  /** Null while signed out. Empty on this machine, which needs no key. */
  reviewer: string | null;
  decisions: readonly StoredDecision[];
  busy: boolean;
  message: { failed: boolean; text: string } | null;
  /** What `undo` takes back. */
  last: readonly VisualResult[];
  /** Notes by the key of their result. One is kept until a decision with it has been stored. */
  notes: Readonly<Record<string, string>>;
};

export type Review = {
  state: () => ReviewState;
  subscribe: (listener: () => void) => () => void;
  signIn: (key: string, results: readonly VisualResult[]) => Promise<void>;
  signOut: () => void;
  /** Signs in with the key that this browser tab remembers, if there is one. */
  resume: (results: readonly VisualResult[]) => Promise<void>;
  write: (resultKey: string, note: string) => void;
  /** Whether the decision has been stored. */
  decide: (results: readonly VisualResult[], verdict: Verdict, note: string) => Promise<boolean>;
  history: Backend['history'];
};

const DONE: Record<Verdict, string> = { approved: 'Approved', rejected: 'Rejected', undo: 'Taken back' };

export function createReview(backend: Backend | null, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Review {
  let state: ReviewState = {
    kind: backend?.kind ?? 'none',
    reviewer: backend?.kind === 'local' ? '' : null,
    decisions: [],
    busy: false,
    message: null,
    last: [],
    notes: {},
  };
  const listeners = new Set<() => void>();
  const set = (next: Partial<ReviewState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const signOut = (message: ReviewState['message'] = null): void => {
    storage.removeItem(STORED_KEY);
    set({ reviewer: null, decisions: [], message });
  };

  /** One request at a time, so that a double click sends nothing twice. */
  const send = async (ask: (to: Backend) => Promise<DecisionsResponse>): Promise<DecisionsResponse | null> => {
    if (backend === null || state.busy) return null;
    set({ busy: true, message: null });
    try {
      return await ask(backend);
    } catch (error) {
      const message = { failed: true, text: error instanceof Error ? error.message : String(error) };
      if (error instanceof ReviewError && error.signsOut) signOut(message);
      else set({ message });
      return null;
    } finally {
      set({ busy: false });
    }
  };

  const signIn = async (typed: string, results: readonly VisualResult[]): Promise<void> => {
    const key = typed.trim();
    if (key === '') set({ message: { failed: true, text: 'Enter your reviewer key first.' } });
    const response = key === '' ? null : await send((to) => to.list(key, results));
    if (response === null) return;
    storage.setItem(STORED_KEY, key);
    set({ reviewer: response.reviewer, decisions: response.decisions });
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn,
    signOut: () => signOut(),
    async resume(results) {
      const key = storage.getItem(STORED_KEY);
      if (backend?.kind === 'remote' && key !== null) await signIn(key, results);
    },
    write: (resultKey, note) => set({ notes: { ...state.notes, [resultKey]: note } }),
    async decide(results, verdict, note) {
      if (state.reviewer === null || results.length === 0) return false;
      const response = await send((to) => to.decide(storage.getItem(STORED_KEY) ?? '', results, verdict, note));
      if (response === null) return false;
      const sent = new Set(results.map(({ key }) => key));
      set({
        decisions: [...state.decisions, ...response.decisions],
        last: verdict === 'undo' ? [] : results,
        notes: Object.fromEntries(Object.entries(state.notes).filter(([key]) => !sent.has(key))),
        message: { failed: false, text: `${DONE[verdict]}${results.length === 1 ? '' : `: ${results.length} screenshots`}.` },
      });
      return true;
    },
    history: backend?.history ?? null,
  };
}
