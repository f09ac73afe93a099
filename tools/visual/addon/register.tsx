/** @jsxRuntime automatic */
/** Puts the panel, the sidebar's marks and the testing widget into Storybook. */
import { useSyncExternalStore } from 'react';
import { AddonPanel, Button } from 'storybook/internal/components';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/internal/manager-api';
import { useTheme } from 'storybook/internal/theming';
import { CANCEL, ENDED, PROGRESS, RUN } from '../review/channel.ts';
import type { Ended, Progress, RunRequest } from '../review/channel.ts';
import { createChannelBackend, NO_RESPONSE } from './channel-backend.ts';
import { createHttpBackend } from './http-backend.ts';
import { changesOf, statusesOf, summaryOf, withDecisions } from './model.ts';
import { Panel } from './Panel.tsx';
import { readVisualData } from './read.ts';
import type { VisualData } from './read.ts';
import { createReview, TIMEOUT_MS } from './review.ts';
import type { Review } from './review.ts';
import { ADDON, addTestProvider, requestCancel, requestRun, setStatuses, showRun } from './storybook-api.ts';
import { IDLE, TestingWidget } from './TestingWidget.tsx';
import type { RunState } from './TestingWidget.tsx';

const PANEL = `${ADDON}/panel`;

type State = { data: VisualData | null; review: Review | null; run: RunState };
let state: State = { data: null, review: null, run: IDLE };
const listeners = new Set<() => void>();
function set(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}
const useShared = (): State =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );

function VisualPanel({ active }: { active: boolean }) {
  const { storyId } = useStorybookState();
  const api = useStorybookApi();
  const { data, review } = useShared();
  const { background, color } = useTheme();
  return (
    <AddonPanel active={active}>
      <div style={{ background: background.content, color: color.defaultText, minHeight: '100%' }}>
        {data && review ? (
          <Panel storyId={storyId} data={data} review={review} selectStory={(id) => api.selectStory(id)} />
        ) : null}
      </div>
    </AddonPanel>
  );
}

addons.register(ADDON, (api) => {
  const inDevelopment = (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE === 'DEVELOPMENT';
  const openPanel = (): void => {
    api.setSelectedPanel(PANEL);
    api.togglePanel(true);
  };
  const mark = (): void => {
    const report = state.data?.report ?? null;
    const decided = report && withDecisions(report, state.review?.state().decisions ?? []);
    void setStatuses(api, statusesOf(decided), openPanel);
  };
  const load = async (): Promise<void> => {
    set({ data: await readVisualData() });
    mark();
  };

  const start = async (): Promise<void> => {
    await load();
    const address = state.data?.reviewUrl ?? null;
    const remote = address === null ? null : createHttpBackend(address);
    const review = createReview(inDevelopment ? createChannelBackend(api, load) : remote, sessionStorage);
    review.subscribe(mark);
    set({ review });
    await review.resume(changesOf(state.data?.report ?? null));
  };

  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Visual',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <VisualPanel active={active ?? false} />,
  });
  void start();
  if (!inDevelopment) return;

  let noResponse: ReturnType<typeof setTimeout>;
  const setRun = (run: RunState): void => {
    clearTimeout(noResponse);
    set({ run });
    showRun(api, run);
  };
  const run = (storyIds: string[] | null, changedOnly: boolean): void => {
    setRun({ ...IDLE, running: true });
    noResponse = setTimeout(() => setRun({ ...IDLE, error: NO_RESPONSE }), TIMEOUT_MS);
    api.emit(RUN, { storyIds, changedOnly } satisfies RunRequest);
  };
  // A page that was reloaded in the middle of a run finds it again by the next event.
  api.on(PROGRESS, (progress: Progress) => setRun({ ...state.run, running: true, progress, error: null }));
  api.on(ENDED, ({ error }: Ended) => {
    setRun({ ...IDLE, error });
    void load();
  });

  function Widget() {
    const { data, run: current } = useShared();
    return (
      <TestingWidget
        run={current}
        summary={data?.report ? summaryOf(data.report) : null}
        runAll={() => requestRun(api)}
        runChanged={() => run(null, true)}
        cancel={() => requestCancel(api)}
      />
    );
  }
  addTestProvider(
    api,
    () => <Widget />,
    (entryId) => (
      <Button variant="ghost" disabled={state.run.running} onClick={() => requestRun(api, entryId)}>
        Run visual tests
      </Button>
    ),
    {
      run: (storyIds) => run(storyIds, false),
      cancel: () => {
        setRun({ ...state.run, cancelling: true });
        api.emit(CANCEL);
      },
    },
  );
  // A run in a terminal writes the same files.
  window.addEventListener('focus', () => void load());
});
