/** What the gate runs in each page before all other scripts, bundled into one file by `story-page.ts`. */
import { axeFunctions } from './page-axe.ts';
import { describeFunctions } from './page-describe.ts';
import { forcedFunctions } from './page-forced.ts';
import { rulesFunctions } from './page-rules.ts';
import { stillFunctions } from './page-still.ts';
import { storyFunctions } from './page-story.ts';
import { watchPage, type PageWatch } from './page-watch.ts';

const functionsOf = (watch: PageWatch) => ({
  ...storyFunctions(watch),
  ...stillFunctions(watch),
  ...axeFunctions(watch),
  ...describeFunctions(watch),
  ...forcedFunctions(watch),
  ...rulesFunctions(watch),
});

/** The functions that the gate calls in the page. What they take and return is plain JSON. */
export type PageRuntime = ReturnType<typeof functionsOf>;

// The gate calls them in the page itself, and not in the frames that a story has.
if (window.top === window) Object.assign(window, { __visualGate: functionsOf(watchPage()) });
