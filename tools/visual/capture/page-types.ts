/** The types that the gate and the page exchange. Everything is plain JSON. */
import type axe from 'axe-core';
import type { Problem, Region } from '../report-types.ts';
import type { StoryChecks } from './modes.ts';

export type StoryFacts = {
  parameters: unknown;
  /** The file of the story could not be loaded; the visit reports why. */
  failed: boolean;
};

export type SettleResult = {
  /** What to capture, in pixels of the document. */
  width: number;
  height: number;
  ignored: Region[];
  /** Elements that moved although motion is reduced. */
  moved: string[];
};

/** The functions that the gate calls in the page. Each script of the page adds its part. */
export type PageRuntime = {
  /** Resolves when Storybook has loaded its index and can show stories. */
  ready(): Promise<void>;
  load(storyId: string): Promise<StoryFacts>;
  /** Shows a story and plays it. A page in which it has a problem cannot be trusted any more. */
  enter(request: { storyId: string; globals: Record<string, unknown>; timeout: number }): Promise<Problem[]>;
  /** Unmounts the story and undoes what it left. Returns what could not be undone, if anything. */
  leave(): Promise<string | null>;
  settle(request: Pick<StoryChecks, 'pauseAnimationAtEnd' | 'ignoreSelectors' | 'cropToViewport'>): Promise<SettleResult>;
  /** The height of the screenshot of the page as it is now. */
  height(cropToViewport: boolean): number;
  /** The element at a point of the document, in words. */
  describe(x: number, y: number): string | null;
  /** @param rules as in the accessibility addon's `config.rules` */
  axe(rules: Record<string, unknown>[]): Promise<Problem[]>;
};

/** Watches a story from its beginning. */
type PageWatch = {
  /** Whether an element is Storybook's own: its screens, and since version 9 what highlights elements. */
  isStorybooks(element: Element): boolean;
  /** Timers and motion after this call belong to the story. */
  start(): void;
  /** Stops every timer of the story. */
  stop(): void;
  /** Describes the elements that moved although motion is reduced. */
  moved(): string[];
  nextFrame(): Promise<void>;
  wait(milliseconds: number): Promise<void>;
};

type Channel = {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
};

/** The part of the preview of Storybook 8 to 10 that is used. */
export type StorybookPreview = {
  ready(): Promise<void>;
  channel: Channel;
  currentRender?: { id: string; phase?: string; torndown?: boolean };
  view: { showMain(): void; showPreparingStory(options?: unknown): void };
  storyStoreValue?: { userGlobals: { initialGlobals: Record<string, unknown> } };
  loadStory(options: { storyId: string }): Promise<{ parameters: unknown }>;
  teardownRender(render: unknown): Promise<void>;
};

/** The window of the page, with what the gate adds. */
export type GateWindow = Window & {
  __STORYBOOK_PREVIEW__?: StorybookPreview;
  __visualGate?: Partial<PageRuntime>;
  __visualGateWatch?: PageWatch;
  axe?: typeof axe;
};
