/** @jsxRuntime automatic */
/** Registers the panel, and keeps the marks of the sidebar in step with the gate's last result. */
import { useSyncExternalStore } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useStorybookState } from 'storybook/internal/manager-api';
import { VisualPanel } from './VisualPanel.tsx';
import { readVisualData } from './read.ts';
import { statusUpdate, statusesOf, viewStory } from './results.ts';
import type { StoryStatus, VisualData } from './results.ts';

const ADDON = 'ardenwell/visual';
const PANEL = `${ADDON}/panel`;

let data: VisualData = { report: null, manifest: null };
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const snapshot = (): VisualData => data;

function Panel({ active }: { active: boolean }) {
  const { storyId } = useStorybookState();
  const current = useSyncExternalStore(subscribe, snapshot);
  return (
    <AddonPanel active={active}>
      <VisualPanel view={viewStory(storyId, current)} />
    </AddonPanel>
  );
}

addons.register(ADDON, (api) => {
  let shown: Record<string, StoryStatus> = {};

  const refresh = async (): Promise<void> => {
    data = await readVisualData();
    const statuses = statusesOf(data.report);
    const open = (): void => {
      api.setSelectedPanel(PANEL);
      api.togglePanel(true);
    };
    const update = Object.entries(statusUpdate(shown, statuses)).map(([id, status]) => [
      id,
      status === null ? null : { ...status, onClick: open },
    ]);
    shown = statuses;
    await api.experimental_updateStatus(ADDON, Object.fromEntries(update) as Parameters<typeof api.experimental_updateStatus>[1]);
    for (const listener of listeners) listener();
  };

  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Visual',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <Panel active={active ?? false} />,
  });
  // Whoever ran the gate in a terminal comes back to this window to look.
  window.addEventListener('focus', () => void refresh());
  void refresh();
});
