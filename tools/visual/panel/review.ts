/** What the panel, the sidebar and the widget share: the results, and the reviewer's session. */
import { forget, recall, remember } from './memory.ts';
import { changesOf, decidable, decisionsAbout, labelOf, latestOfEach } from '../outcome.ts';
import type { Decision, StoredDecision, VisualResult } from '../types.ts';
import type { ReviewResult } from '../review/client.ts';
import type { Backend, Verdict } from './backend.ts';
import type { VisualData } from './data.ts';

export type ReviewState = {
  data: VisualData;
  /** Null while signed out. Empty on this machine, which needs no key. */
  reviewer: string | null;
  busy: boolean;
  /** Without a verdict it says what failed. */
  message: { verdict: Verdict | null; text: string } | null;
  /** The results of the last decision. */
  last: readonly VisualResult[];
  /** Notes of rejections by the key of their result, each until it is sent or canceled. */
  notes: Readonly<Record<string, string | null>>;
};

export type Review = ReturnType<typeof createReview>;

/** The backend is null when none is configured. */
type Settings = { data: VisualData; backend: Backend | null; read: () => Promise<VisualData> };

const DONE: Record<Verdict, string> = { approved: 'Approved', rejected: 'Rejected', undo: 'Taken back' };

export function createReview({ data, backend, read }: Settings) {
  const isLocal = backend?.kind === 'local';
  // For its backend alone: what this page takes from `last-run.json` may name another.
  const stored = `visual-review-key ${backend?.origin}`;
  const storedKey = (): string => recall(stored) ?? '';
  let state: ReviewState = { data, reviewer: isLocal ? '' : null, busy: false, message: null, last: [], notes: {} };
  const listeners = new Set<() => void>();
  const set = (next: Partial<ReviewState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const reload = async (): Promise<void> => set({ data: await read() });

  const signOut = async (): Promise<void> => {
    forget(stored);
    set({ reviewer: null, message: null });
    await reload();
  };

  /** One request at a time, so that a double click sends nothing twice. Returns whether it succeeded. */
  const send = async (
    request: (to: Backend) => Promise<ReviewResult>,
    decisionsOf: (result: VisualResult, stored: readonly StoredDecision[]) => Decision[],
  ): Promise<boolean> => {
    if (backend === null || state.busy) return false;
    set({ busy: true, message: null });
    const result = await request(backend);
    if (!result.ok && !result.isKeyValid) await signOut();
    else if (isLocal) await reload();
    if (result.ok) {
      const report = state.data.report && { ...state.data.report };
      if (report) report.results = report.results.map((one) => ({ ...one, decisions: decisionsOf(one, result.decisions) }));
      set({ busy: false, reviewer: result.reviewer, data: { ...state.data, report } });
    } else set({ busy: false, message: { verdict: null, text: result.message } });
    return result.ok;
  };

  /** Returns whether the key is valid. Where storage is blocked, the session ends with the page. */
  const signIn = async (typed: string): Promise<boolean> => {
    const key = typed.trim();
    const isSignedIn = await send((to) => to.list(key, changesOf(state.data.report)), decisionsAbout);
    if (isSignedIn) remember(stored, key);
    return isSignedIn;
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reload,
    signIn,
    signOut,
    /** Signs in with the key that this browser tab remembers, if there is one. */
    async resume(): Promise<void> {
      const key = storedKey();
      if (!isLocal && key !== '') await signIn(key);
    },
    /** Null cancels the rejection. */
    writeNote(resultKey: string, note: string | null): void {
      if (state.reviewer === null) return;
      set({ notes: { ...state.notes, [resultKey]: note } });
    },
    /** Returns whether the decision has been stored. */
    async decide(results: readonly VisualResult[], verdict: Verdict): Promise<boolean> {
      if (state.reviewer === null || results.length === 0 || !results.every(decidable)) return false;
      const note = verdict === 'rejected' ? (results.map(({ key }) => state.notes[key]).find(Boolean) ?? '').trim() : '';
      // Those of others stay, as they were listed.
      const withEarlier = (result: VisualResult, stored: readonly StoredDecision[]): Decision[] =>
        latestOfEach([...decisionsAbout(result, stored), ...result.decisions]);
      if (!(await send((to) => to.decide(storedKey(), results, verdict, note), withEarlier))) return false;
      const [first, second] = results;
      const what = first && !second ? labelOf(first) : `${results.length} screenshots`;
      set({
        last: verdict === 'undo' ? [] : results,
        notes: { ...state.notes, ...Object.fromEntries(results.map(({ key }) => [key, null])) },
        // It stays while the reviewer goes on to the next change.
        message: { verdict, text: `${DONE[verdict]}: ${what}.` },
      });
      return true;
    },
    kind: backend?.kind ?? ('none' as const),
  };
}
