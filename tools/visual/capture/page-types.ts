/** What crosses the border between the gate and the page. Everything is plain JSON. */
import type { Problem, Region } from '../report-types.ts';

export type StoryFacts = {
  id: string;
  parameters: unknown;
  args: Record<string, unknown>;
  /** The file of the story could not be loaded; the visit will say why. */
  failed: boolean;
};

export type EnterRequest = {
  storyId: string;
  globals: Record<string, unknown>;
  timeout: number;
};

export type EnterResult = {
  problems: Problem[];
  /** The page cannot be trusted any more and has to be loaded again. */
  broken: boolean;
};

export type SettleRequest = {
  pauseAnimationAtEnd: boolean;
  ignoreSelectors: string[];
  cropToViewport: boolean;
};

export type SettleResult = {
  /** What to capture, in pixels of the document. */
  width: number;
  height: number;
  ignored: Region[];
  /** What moved although motion is reduced. */
  moved: string[];
};

export type AxeRequest = {
  tags: string[];
  rules: Record<string, unknown>[];
};

type AxeViolation = {
  id: string;
  impact?: string | null;
  help: string;
  helpUrl: string;
  nodes: { html: string; target: unknown[]; failureSummary?: string }[];
};

/** The part of axe that is used. */
type AxeApi = {
  reset(): void;
  configure(options: { rules: Record<string, unknown>[] }): void;
  run(
    context: { include: Element[] },
    options: {
      runOnly: { type: 'tag'; values: string[] };
      rules: Record<string, { enabled: boolean }>;
      resultTypes: string[];
      iframes: boolean;
    },
  ): Promise<{ violations: AxeViolation[] }>;
};

export type StoryRuntime = {
  /** Resolves when Storybook has loaded its index and can show stories. */
  ready(): Promise<void>;
  load(storyId: string): Promise<StoryFacts>;
  enter(request: EnterRequest): Promise<EnterResult>;
  /** Unmounts the story and undoes what it left. Names what could not be undone, if anything. */
  leave(): Promise<string | null>;
};

export type LookRuntime = {
  settle(request: SettleRequest): Promise<SettleResult>;
  /** The element at a point of the document, in words. */
  describe(x: number, y: number): string | null;
};

type AxeRuntime = {
  axe(request: AxeRequest): Promise<Problem[]>;
};

export type PageRuntime = StoryRuntime & LookRuntime & AxeRuntime;

type MotionWatch = {
  forget(): void;
  /** What moved although motion is reduced, in words. */
  moved(): string[];
};

type PageClock = {
  /** Timers started from here on belong to the story. */
  start(): void;
  /** Stops every timer of the story. */
  stop(): void;
  frame(): Promise<void>;
  wait(milliseconds: number): Promise<void>;
};

type Channel = {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
};

type PreparedStory = {
  id: string;
  parameters: Record<string, unknown>;
  initialArgs: Record<string, unknown>;
};

/** The part of Storybook 8's preview that is used. */
export type StorybookPreview = {
  ready(): Promise<void>;
  channel: Channel;
  currentRender?: { id: string; phase?: string; torndown?: boolean };
  view: { showMain(): void; showPreparingStory(options?: unknown): void };
  storyStoreValue?: { userGlobals: { initialGlobals: Record<string, unknown> } };
  loadStory(options: { storyId: string }): Promise<PreparedStory>;
  teardownRender(render: unknown): Promise<void>;
};

/** What the window of the page has besides its own. */
export type GateWindow = Window & {
  __STORYBOOK_PREVIEW__?: StorybookPreview;
  __visualGate?: StoryRuntime;
  __visualGateLook?: LookRuntime;
  __visualGateAxe?: AxeRuntime;
  __visualGateClock?: PageClock;
  __visualGateMotion?: MotionWatch;
  axe?: AxeApi;
};
