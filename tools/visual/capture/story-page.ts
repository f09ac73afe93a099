/** One page of one worker: loads Storybook once, and then shows stories in it, one after the other. */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import axe from 'axe-core';
import { buildSync } from 'esbuild';
import { deterministicContext } from '../../shared/browser.ts';
import { timeLimit } from '../../shared/timeLimit.ts';
import type { Image } from '../compare/compare.ts';
import { coverRegions, decode, hashPixels } from '../compare/image.ts';
import type { ForcedState, ModeSettings, Problem, Size } from '../types.ts';
import { ConsoleWatch } from './console-watch.ts';
import type { StoryChecks } from './modes.ts';
import type { PageRuntime } from './page.ts';
import type { LoadedStory } from './plan.ts';
import type { Story } from './stories.ts';
import { takeWhole } from './whole-page.ts';

const STORY_TIMEOUT = timeLimit(15_000);
const CAPTURE_TIMEOUT = timeLimit(10_000);
const POLL_INTERVAL = 5;
/** Longer than the page's own timeout, for a page that is too busy to keep it. */
const RESPONSE_TIMEOUT = STORY_TIMEOUT + 5000;

const PSEUDO_CLASSES: Record<ForcedState, string[]> = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
  active: ['hover', 'active'],
};

/** Stabilizes what a story should not have to care about. Chromatic hides the caret too. */
const STEADY_STYLE = `
  *, *::before, *::after { caret-color: transparent !important; scroll-behavior: auto !important; }
  [data-visual-gate='still'], [data-visual-gate='still'] *, [data-visual-gate='still'] *::before, [data-visual-gate='still'] *::after {
    transition: none !important;
  }
`;

type Reply<K extends keyof PageRuntime> = Awaited<ReturnType<PageRuntime[K]>>;

const pageScript = (): string => {
  const entryPoints = [join(import.meta.dirname, 'page.ts')];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, write: false, format: 'iife', target: 'es2022' });
  return outputFiles[0]?.text ?? '';
};
let script: string | null = null;

/** A screenshot, and the hash of its pixels. */
export type Shot = Image & { hash: string };

const within = <T>(milliseconds: number, work: Promise<T>, failure: string): Promise<T> =>
  Promise.race([
    work,
    sleep(milliseconds, undefined, { ref: false }).then(() => {
      throw new Error(`${failure} after ${milliseconds / 1000} s`);
    }),
  ]);

export class StoryPage {
  private settled: Awaited<ReturnType<PageRuntime['settle']>> | null = null;
  private isForced = false;

  private constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
    private readonly url: string,
    readonly watch: ConsoleWatch,
  ) {}

  static async open(browser: Browser, storybookUrl: string): Promise<StoryPage> {
    const context = await browser.newContext({ ...deterministicContext, viewport: { width: 1440, height: 900 } });
    await context.addInitScript({ content: (script ??= pageScript()) });
    // A Storybook whose plays wait longer on a slow machine reads it.
    await context.addInitScript(`globalThis.MACHINE_SLOWNESS = ${timeLimit(1)}`);
    const page = await context.newPage();
    page.setDefaultTimeout(STORY_TIMEOUT);
    const cdp = await context.newCDPSession(page);
    // `chromatic=true` is what Chromatic's own isChromatic() looks for.
    const url = `${storybookUrl}/iframe.html?viewMode=story&chromatic=true`;
    const storyPage = new StoryPage(page, cdp, url, new ConsoleWatch(page));
    await storyPage.open();
    return storyPage;
  }

  /** Calls one of the gate's functions in the page. */
  call<K extends keyof PageRuntime>(name: K, ...args: Parameters<PageRuntime[K]>): Promise<Reply<K>> {
    const response: Promise<unknown> = this.page.evaluate(
      ([method, values]) => {
        const gate = (window as { __visualGate?: PageRuntime }).__visualGate;
        if (gate === undefined) throw new Error('The page lost the gate.');
        return (gate[method] as (...given: unknown[]) => unknown)(...values);
      },
      [name, args] as const,
    );
    return within(RESPONSE_TIMEOUT, response as Promise<Reply<K>>, 'It did not respond');
  }

  /** Also reloads the page after a story that left something behind. */
  private async open(): Promise<void> {
    this.watch.reset();
    await this.page.goto(this.url);
    await this.page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await this.call('ready');
    await this.page.addStyleTag({ content: STEADY_STYLE });
    await this.page.evaluate(axe.source);
    this.watch.reset();
  }

  /** What a story's file prints while it loads appears once per page, so that a visit only gets what showing the story prints. */
  async load(story: Story): Promise<LoadedStory> {
    this.watch.startVisit();
    return { story, parameters: await this.call('load', story.id), problems: this.watch.take() };
  }

  /** Shows a story. After a problem with its play or with rendering, the page cannot be used for another story. */
  async enter(story: Story, mode: ModeSettings): Promise<Problem[]> {
    const { viewport, media, reducedMotion, forcedColors } = mode;
    await this.page.setViewportSize(viewport);
    await this.page.emulateMedia({ media, reducedMotion, forcedColors });
    await this.load(story);
    return this.call('enter', story.id, mode.globals, STORY_TIMEOUT);
  }

  /** Forces a state by the browser's developer tools, which affects no other element. False when no style depends on the state. */
  async force({ selector, state }: NonNullable<ModeSettings['forced']>): Promise<boolean> {
    if (!(await this.call('prepare', state, selector))) return false;
    this.isForced = true;
    await this.cdp.send('DOM.enable');
    await this.cdp.send('CSS.enable');
    await this.cdp.send('DOM.getDocument', { depth: 0 });
    const expression = `__visualGate.interactive(${JSON.stringify(selector)})`;
    const { result } = await this.cdp.send('Runtime.evaluate', { expression });
    const { nodeId } = await this.cdp.send('DOM.requestNode', { objectId: result.objectId ?? '' });
    await this.cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: PSEUDO_CLASSES[state] });
    return true;
  }

  /** Waits until the story stands still: fonts, images and styles have loaded, and nothing moves. */
  async settle({ ignoreSelectors }: StoryChecks): Promise<Problem[]> {
    const deadline = Date.now() + CAPTURE_TIMEOUT;
    const { loading } = this.watch;
    for (;;) {
      this.settled = await this.call('settle', ignoreSelectors);
      if (loading.size === 0) return this.settled.moved.map((message) => ({ kind: 'motion', message, detail: null }));
      while (loading.size > 0 && Date.now() < deadline) await sleep(POLL_INTERVAL);
      if (loading.size === 0) continue;
      const addresses = Array.from(loading, (request) => request.url()).join(', ');
      return [{ kind: 'timeout', message: `Still loading after ${CAPTURE_TIMEOUT / 1000} s: ${addresses}`, detail: null }];
    }
  }

  /** Takes the screenshot as a PNG file in base64. */
  private async shoot({ width, height }: Size): Promise<string> {
    const shot = this.cdp.send('Page.captureScreenshot', {
      format: 'png',
      clip: { x: 0, y: 0, width, height, scale: 1 },
      captureBeyondViewport: height > (this.page.viewportSize()?.height ?? 0),
      optimizeForSpeed: true,
    });
    return (await within(CAPTURE_TIMEOUT, shot, 'There was no screenshot')).data;
  }

  async capture(): Promise<Shot> {
    const settled = this.settled ?? { width: 1440, height: 900, ignored: [] };
    const windowHeight = this.page.viewportSize()?.height ?? settled.height;
    const image = await takeWhole(async () => decode(Buffer.from(await this.shoot(settled), 'base64')), windowHeight);
    coverRegions(image, settled.ignored);
    return { ...image, hash: hashPixels(image) };
  }

  /**
   * What tells the screenshot of the page apart from others, for less work than taking it: a screenshot of another height is
   * another one, and equal files have equal pixels.
   */
  async fingerprint(): Promise<string> {
    const { settled } = this;
    const height = await this.call('contentHeight');
    if (settled?.height !== height) return `${height} pixels high`;
    if (settled.ignored.length > 0) return (await this.capture()).hash;
    return hash('sha256', await this.shoot(settled));
  }

  /** Removes the story. Returns what it left behind if the page had to be reloaded for it. */
  async leave(): Promise<string | null> {
    this.settled = null;
    if (this.isForced) {
      this.isForced = false;
      await this.cdp.send('CSS.disable');
      await this.cdp.send('DOM.disable');
    }
    const left = await this.call('leave');
    if (left !== null) await this.open();
    return left;
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
