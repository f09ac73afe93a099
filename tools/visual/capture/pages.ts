/** Visits the stories of a built Storybook with several pages at the same time. */
import { availableParallelism } from 'node:os';
import type { Browser } from '@playwright/test';
import { planVisits, type Visit } from './plan.ts';
import { serveFolder } from './serve-folder.ts';
import type { Story } from './stories.ts';
import { StoryPage } from './story-page.ts';

/** A page often waits for its next frame. With more of them, each evaluates the modules of all stories again. */
const PAGES = Math.ceil(1.5 * availableParallelism());

/** The page of one worker. One that a story broke is replaced, together with its context. */
export class PageSlot {
  private current: StoryPage | null = null;

  constructor(private readonly open: () => Promise<StoryPage>) {}

  async page(): Promise<StoryPage> {
    this.current ??= await this.open();
    return this.current;
  }

  async discard(): Promise<void> {
    await this.current?.close().catch(() => undefined);
    this.current = null;
  }
}

/** Makes the visits that `orderOf` chooses, in its order. Returns all visits in the order of the index. */
export async function visitStories(
  browser: Browser,
  { storybook, stories }: { storybook: string; stories: readonly Story[] },
  orderOf: (visits: readonly Visit[]) => readonly Visit[],
  make: (visit: Visit, slot: PageSlot, total: number) => Promise<void>,
): Promise<Visit[]> {
  const server = await serveFolder(storybook);
  const open = (): Promise<StoryPage> => StoryPage.open(browser, server.url);
  try {
    const first = new PageSlot(open);
    const visits: Visit[] = [];
    // One after the other, so that modules are always evaluated in the same order.
    for (const story of stories) visits.push(...planVisits(await (await first.page()).load(story)));
    const ordered = orderOf(visits);
    const queue = ordered.values();
    const work = async (slot: PageSlot): Promise<void> => {
      for (const visit of queue) await make(visit, slot, ordered.length);
      await slot.discard();
    };
    await Promise.all(Array.from({ length: PAGES }, (_, at) => work(at === 0 ? first : new PageSlot(open))));
    return visits;
  } finally {
    await server.close();
  }
}
