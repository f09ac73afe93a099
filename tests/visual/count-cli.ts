/** `npm run visual:count`: the snapshots of the built Storybook by mode. Opens the stories' files and visits none. */
import { launchPinnedBrowser } from './browser.ts';
import { countSnapshots, describeCount } from './count.ts';
import { parseOptions } from './options.ts';
import { planVisits } from './plan.ts';
import { serveFolder } from './static-server.ts';
import { matchesFilter, readStories } from './stories.ts';
import { StoryPage } from './story-page.ts';
import type { LoadedStory } from './story-page.ts';

const { storybook, filter } = parseOptions(process.argv.slice(2));
const stories = readStories(storybook).filter((story) => matchesFilter(story, filter));
const server = await serveFolder(storybook);
const { browser } = await launchPinnedBrowser({ offline: true });
try {
  const page = await StoryPage.open(browser, server.url);
  const facts = new Map<string, LoadedStory>();
  for (const { id } of stories) facts.set(id, await page.load(id));
  console.log(describeCount(countSnapshots(planVisits(stories, facts))));
} finally {
  await browser.close();
  await server.close();
}
