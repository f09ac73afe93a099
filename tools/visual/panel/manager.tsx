/** @jsxRuntime automatic */
/**
 * Adds the panel, the sidebar's marks and the testing widget to Storybook. All calls of Storybook's experimental APIs (8.6) in
 * the manager are in this file, so that an update of Storybook changes it alone.
 */
import { useEffect, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { AddonPanel, Button } from 'storybook/internal/components';
import { TESTING_MODULE_PROGRESS_REPORT, TESTING_MODULE_RUN_REQUEST } from 'storybook/internal/core-events';
import { addons, types, useStorybookApi, useStorybookState, type API } from 'storybook/internal/manager-api';
import { useTheme } from 'storybook/internal/theming';
import type { VisualReport } from '../types.ts';
import { PROVIDER } from '../review/channel.ts';
import { Action } from './Action.tsx';
import { localBackend, publishedBackend } from './backend.ts';
import { readVisualData } from './data.ts';
import { describeRun, statusesOf, type RunState } from './model.ts';
import { Panel } from './Panel.tsx';
import { createReview, type Review } from './review.ts';

const ADDON = 'visual';
const PANEL = `${ADDON}/panel`;

const inDevelopment = (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE === 'DEVELOPMENT';

async function startReview(channel: Parameters<typeof localBackend>[0]): Promise<Review> {
  const data = await readVisualData();
  const published = data.report?.reviewUrl ? publishedBackend(data.report.reviewUrl) : null;
  const backend = inDevelopment ? localBackend(channel) : published;
  const review = createReview({ data, backend, read: readVisualData });
  await review.resume();
  return review;
}

/** Opens the panel and moves the focus into it, where its keys work. */
function enterPanel(api: API): void {
  api.setSelectedPanel(PANEL);
  api.togglePanel(true);
  // Once it is rendered.
  setTimeout(() => document.querySelector<HTMLElement>('.visual')?.focus(), 0);
}

/** Shows the worst state of each story in the sidebar, and removes marks of an earlier page load. */
async function markStories(api: API, review: Review): Promise<void> {
  const onClick = (): void => enterPanel(api);
  const statuses = Object.entries(statusesOf(review.state().data.report));
  await api.experimental_updateStatus(ADDON, (present) => ({
    ...Object.fromEntries(Object.keys(present).map((storyId) => [storyId, null])),
    ...Object.fromEntries(statuses.map(([storyId, status]) => [storyId, { ...status, onClick }])),
  }));
}

const started = addons.ready().then(startReview);

function useReview(): { review: Review | null; report: VisualReport | null } {
  const [review, setReview] = useState<Review | null>(null);
  useEffect(() => void started.then(setReview), []);
  const subscribe = review?.subscribe ?? (() => () => undefined);
  return { review, report: useSyncExternalStore(subscribe, () => review?.state().data.report ?? null) };
}

function VisualPanel({ active }: { active: boolean }) {
  const { storyId } = useStorybookState();
  const api = useStorybookApi();
  const { background, color } = useTheme();
  const { review } = useReview();
  const colors = {
    background: background.content,
    color: color.defaultText,
    '--accent': color.secondary,
    minHeight: '100%',
  } as CSSProperties;
  return (
    <AddonPanel active={active}>
      <div style={colors}>
        {review ? <Panel storyId={storyId} review={review} selectStory={(id) => api.selectStory(id)} /> : null}
      </div>
    </AddonPanel>
  );
}

function TestingWidget({ run }: { run: RunState }) {
  const api = useStorybookApi();
  const { report } = useReview();
  const { color } = useTheme();
  const { progress } = run.details;
  const runChanged = (): void => {
    api.updateTestProviderState(PROVIDER, { running: true, failed: false });
    api.emit(TESTING_MODULE_RUN_REQUEST, { providerId: PROVIDER, changedOnly: true });
  };
  return (
    <section
      aria-label="Visual tests"
      style={{ display: 'grid', gap: 6, padding: '6px 8px', fontSize: 12, accentColor: color.secondary }}
    >
      <strong>Visual tests</strong>
      <span role="status">{describeRun(run, report)}</span>
      {run.running && progress ? <progress aria-label="Progress" max={progress.total} value={progress.done} /> : null}
      {run.running ? (
        <Action onClick={() => api.cancelTestProvider(PROVIDER)} disabled={run.cancelling} label="Cancel" />
      ) : (
        <div style={{ display: 'flex', gap: 4 }}>
          <Action onClick={() => void api.runTestProvider(PROVIDER)} label="Run all" />
          <Action onClick={runChanged} label="Run only changed" />
        </div>
      )}
    </section>
  );
}

function addTestProvider(api: API): void {
  addons.add(PROVIDER, {
    type: types.experimental_TEST_PROVIDER,
    name: 'Visual tests',
    runnable: true,
    render: (run) => <TestingWidget run={run} />,
    sidebarContextMenu: ({ context, state: { running } }) =>
      context.type === 'docs' ? null : (
        <Button variant="ghost" disabled={running} onClick={() => void api.runTestProvider(PROVIDER, { entryId: context.id })}>
          Run visual tests
        </Button>
      ),
  });

  const reload = (): void => void started.then((review) => review.reload());
  api.on(TESTING_MODULE_PROGRESS_REPORT, ({ providerId, status }: { providerId: string; status: string }) => {
    if (providerId === PROVIDER && status !== 'pending') reload();
  });
  // A run in a terminal writes the same files.
  window.addEventListener('focus', reload);
}

addons.register(ADDON, (api) => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Visual',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <VisualPanel active={active ?? false} />,
  });
  if (inDevelopment) addTestProvider(api);
  void started.then((review) => {
    const mark = (): void => void markStories(api, review);
    mark();
    review.subscribe(mark);
    // Storybook's own key moves the focus nowhere, and from the sidebar each mark is a stop on the way.
    void api.setAddonShortcut(ADDON, {
      label: 'Go to the visual review',
      defaultShortcut: ['V'],
      actionName: 'enter',
      action: () => enterPanel(api),
    });
  });
});
