/** What the gate and its functions in the page have in common. They exchange plain JSON. */
import type axe from 'axe-core';
import type { axeFunctions } from './page-axe.ts';
import type { stillFunctions } from './page-still.ts';
import type { storyFunctions } from './page-story.ts';
import type { watchPage } from './page-watch.ts';

/** Watches a story from its beginning. */
export type PageWatch = ReturnType<typeof watchPage>;

/** The functions that the gate calls in the page. */
export type PageRuntime = ReturnType<typeof storyFunctions> & ReturnType<typeof stillFunctions> & ReturnType<typeof axeFunctions>;

type Channel = {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
};

/** The part of the preview of Storybook 8 to 10 that is used. */
export type StorybookPreview = {
  ready(): Promise<void>;
  channel: Channel;
  currentRender?: { id: string; phase?: string };
  view: { showMain(): void; showPreparingStory(options?: unknown): void };
  storyStoreValue?: { userGlobals: { initialGlobals: Record<string, unknown> } };
  loadStory(options: { storyId: string }): Promise<{ parameters: Record<string, unknown> }>;
  teardownRender(render: unknown): Promise<void>;
};

/** The window of the page, with what the gate adds. */
export type GateWindow = Window & {
  __STORYBOOK_PREVIEW__?: StorybookPreview;
  __visualGate?: PageRuntime;
  __visualGateWatch?: PageWatch;
  axe?: typeof axe;
};
