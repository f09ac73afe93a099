/** Every call of Storybook's experimental interfaces (8.6), so that an update of Storybook changes this file only. */
import { TESTING_MODULE_CANCEL_TEST_RUN_REQUEST, TESTING_MODULE_RUN_REQUEST } from 'storybook/internal/core-events';
import type {
  TestingModuleCancelTestRunRequestPayload as CancelRequest,
  TestingModuleRunRequestPayload as RunAllOrSome,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/internal/manager-api';
import type { API } from 'storybook/internal/manager-api';
import { Addon_TypesEnum } from 'storybook/internal/types';
import type { ReactNode } from 'react';
import type { StoryStatus } from './model.ts';
import type { RunState } from './TestingWidget.tsx';

export const ADDON = 'visual-review';
const PROVIDER = `${ADDON}/runs`;

/** Replaces every mark that this addon has set, those of an earlier page load included. */
export async function setStatuses(api: API, statuses: Record<string, StoryStatus>, onClick: () => void): Promise<void> {
  await api.experimental_updateStatus(ADDON, (present) => ({
    ...Object.fromEntries(
      Object.entries(present)
        .filter(([, marks]) => ADDON in marks)
        .map(([storyId]) => [storyId, null]),
    ),
    ...Object.fromEntries(Object.entries(statuses).map(([storyId, status]) => [storyId, { ...status, onClick }])),
  }));
}

export type RunHandlers = {
  /** Story ids; null for all. */
  run: (storyIds: string[] | null) => void;
  cancel: () => void;
};

/** Adds the widget to the sidebar's testing module and an entry to the context menu of stories. */
export function addTestProvider(
  api: API,
  render: () => ReactNode,
  renderMenu: (entryId: string) => ReactNode,
  handlers: RunHandlers,
) {
  addons.add(PROVIDER, {
    type: Addon_TypesEnum.experimental_TEST_PROVIDER,
    name: 'Visual tests',
    runnable: true,
    render,
    sidebarContextMenu: ({ context }) => (context.type === 'docs' ? null : renderMenu(context.id)),
  });
  // The module's own "Run tests" arrives here too.
  api.on(TESTING_MODULE_RUN_REQUEST, ({ providerId, storyIds }: RunAllOrSome) => {
    if (providerId === PROVIDER) handlers.run(storyIds ?? null);
  });
  api.on(TESTING_MODULE_CANCEL_TEST_RUN_REQUEST, ({ providerId }: CancelRequest) => {
    if (providerId === PROVIDER) handlers.cancel();
  });
}

export const requestRun = (api: API, entryId?: string): void =>
  void api.runTestProvider(PROVIDER, entryId === undefined ? {} : { entryId });

export const requestCancel = (api: API): void => api.cancelTestProvider(PROVIDER);

/** The module's frame shows whether a run is under way. */
export function showRun(api: API, { running, cancelling, error }: RunState): void {
  if (api.getTestProviderState(PROVIDER) === undefined) return;
  api.updateTestProviderState(PROVIDER, { running, cancelling, cancellable: running, crashed: error !== null });
}
