/** What the gate's functions find in the page. */
import type axe from 'axe-core';

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

export type GateWindow = Window & {
  __STORYBOOK_PREVIEW__?: StorybookPreview;
  axe?: typeof axe;
};
