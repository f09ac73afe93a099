/** A reviewer's days. Each is of its own repository, so that each can be rehearsed alone. */
import type { Locator, Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { expectThat, git, run, say } from '../rehearsal.ts';
import type { CodeHost, Pull } from './codeHost.ts';
import { ours, type Project } from './projects.ts';
import { decided, type Reviewer } from './reviewer.ts';

export type Day = {
  project: Project;
  host: CodeHost;
  database: Sql;
  databaseUrl: string;
  welcome: (name: string) => Promise<Reviewer>;
};

const NOTE = 'Less space above it, please.';
const BORDER = "borderTop: '4px solid'";
const SPACE = 'paddingTop: 40';

/** Replaces a text that is there. */
function replaced(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, to);
  if (result === text) throw new Error(`The stories have no ${from}.`);
  return result;
}

/** Gives stories another look, which a decorator draws. */
function restyled(stories: string, looks: Record<string, string>): string {
  let text = stories.includes('import { createElement }') ? stories : `import { createElement } from 'react';\n${stories}`;
  for (const [story, style] of Object.entries(looks)) {
    const decorator = `\n  decorators: [(show) => createElement('div', { style: { ${style} } }, show())],`;
    text = replaced(text, new RegExp(`export const ${story}(: Story)? = {`), `$&${decorator}`);
  }
  return text;
}

const storyId = ({ component }: Project, story: string): string => `${component}--${story.toLowerCase()}`;

/** What differs from the main branch in the manifest, in any order. */
const expectLines = (pull: Pull, expected: string[], what: string): void => {
  const lines = pull.lines();
  if (lines.toSorted().join() !== expected.toSorted().join()) console.log(lines);
  expectThat(lines.toSorted().join() === expected.toSorted().join(), what);
};

/** The other panels: none is empty, and what axe finds is counted. */
async function openPanels({ page }: Reviewer, address: string): Promise<void> {
  await page.goto(`${address}?path=/story/components-honeypot--hidden`);
  const panel = (name: RegExp | string) => page.getByRole('tab', { name });
  await panel(/^Visual/).waitFor();
  await panel(/^Controls/).waitFor({ state: 'hidden' });
  const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
  await story.locator('*').first().waitFor({ state: 'attached' });
  const fonts = await story.evaluate(() => document.fonts.load('16px Inter'));
  expectThat(fonts.length === 1, 'A story in a folder of its host has the brand’s fonts.');
  // And something that axe cannot check, which is not counted.
  const faults = '<img src=""><p style="background: linear-gradient(#fff, #000)">Illegible</p>';
  await story.evaluate((root, html) => root.insertAdjacentHTML('beforeend', html), faults);
  await panel(/^Accessibility/).click();
  await page.getByText('Tests completed').click();
  await panel('Accessibility 1').waitFor();
  await panel(/^Visual/).click();
  say('No controls where there are none, and one violation is counted.');
}

/** Pushes a branch that changes two stories. @returns the address at which reviewers can decide */
async function pushTwoChanges(pull: Pull, [one, other]: Project['pair']): Promise<string> {
  pull.writeStories(restyled(pull.stories(), { [one]: BORDER, [other]: SPACE }));
  pull.push('another look');
  await pull.test('red', 'two screenshots are not the accepted ones.');
  const { address } = await pull.publish({ state: 'failure', description: '2 to review' });
  return address;
}

/** One change is approved, the other rejected, which lasts through a push until its developer mends it. */
async function pullRequest({ project, host, welcome }: Day): Promise<void> {
  const [approved, rejected] = project.pair;
  const ada = await welcome('Ada');
  const pull = host.openPull(7, 'change');
  const address = await pushTwoChanges(pull, project.pair);
  await ada.open(address, storyId(project, approved));
  await ada.signIn(pull);
  await ada.approve();
  await ada.open(address, storyId(project, rejected));
  await ada.reject(NOTE);
  if (project === ours) await openPanels(ada, address);

  const { failed } = await pull.applyApprovals();
  expectThat(!failed, 'The approval is applied, and the rejection respected.');
  const line = storyId(project, approved);
  expectLines(pull, [`- ${line}`, `+ ${line} Ada`], 'The branch has one line more that Ada accepted.');

  await pull.test('red', 'one screenshot is not accepted.');
  const again = await pull.publish({ state: 'failure', description: '1 rejected' });
  expectThat(again.output.includes(`Rejected by Ada: ${NOTE}`), 'Its log says who rejected it, and why.');
  await ada.open(address, storyId(project, rejected));
  await ada.reads(/^Rejected by Ada \(you\), .*“Less space above it, please.”$/);
  await ada.button('Withdraw rejection and approve').waitFor();

  pull.writeStories(restyled(pull.stories(), { [approved]: BORDER }));
  pull.push('the space as it was');
  await pull.test('green', 'the change that Ada rejected is gone.');
  await pull.publish({ state: 'success', description: 'nothing to review' });
  expectThat(pull.merge(), 'Nothing is in the way of merging it.');
  await pull.close();
  expectThat((await fetch(address)).status === 404, 'The pull request is closed, and its Storybook is gone.');
}

/** Two pull requests change a heading each, both approved. The page that has both headings looks as no reviewer has seen it. */
async function twoPullRequests({ host, welcome }: Day): Promise<void> {
  const [ada, ben] = [await welcome('Ada'), await welcome('Ben')];
  const [hours, way] = [host.openPull(7, 'hours'), host.openPull(8, 'way')];
  const changes = [
    { pull: hours, story: 'hours', from: "'Opening hours'", to: "'Open every day'", by: ada },
    { pull: way, story: 'way', from: "'How to find us'", to: "'The way to our door'", by: ben },
  ];
  for (const { pull, story, from, to, by } of changes) {
    pull.writeStories(replaced(pull.stories(), from, to));
    pull.push(`say ${to}`);
    await pull.test('red', 'a heading and the page that has it are not as accepted.');
    const description = story === 'hours' ? '1 to review' : '2 to review';
    const { address } = await pull.publish({ state: 'failure', description });
    await by.open(address, `door--${story}`);
    await by.reads(/ instead of /);
    await by.signIn(pull);
    if (story === 'hours') await by.approve('Approve all 2');
    else {
      // The second heading of the page is smaller than the heading alone.
      await by.approve();
      await by.open(address, 'door--page');
      await by.approve();
    }
    await pull.applyApprovals();
    const lines = ['door--page', `door--${story}`].flatMap((line) => [`- ${line}`, `+ ${line} ${by.name}`]);
    expectLines(pull, lines, `${by.name}’s approvals are in the branch.`);
  }

  expectThat(hours.merge(), 'The first is merged.');
  expectThat(!way.merge(), 'The second is not: the host says that it conflicts.');
  git(way.clone, 'fetch', '--quiet', 'origin');
  await run(way.clone, {}, 'git merge --no-edit origin/main', [1]);
  const conflicts = git(way.clone, 'diff', '--name-only', '--diff-filter=U');
  expectThat(conflicts === 'stories/screenshots.txt', 'Only the file of screenshots conflicts.');
  const { output } = await run(way.clone, {}, 'npm run visual:accept -- --merge', [1]);
  expectThat(/both branches changed +door--page--default/.test(output), 'The command solves it, and names the page.');
  way.push('merge the main branch');

  await way.test('red', 'no reviewer has seen the page with both headings.');
  const { address, output: log } = await way.publish({ state: 'failure', description: '1 to review' });
  expectThat(!/Note: /.test(log), 'And no line is said to be lost.');
  await ben.open(address, 'door--page');
  await ben.reads(/“Open every day” instead of “Opening hours”/);
  await ben.approve();
  await way.applyApprovals();
  await way.test('green', 'Ben has seen the page.');
  await way.publish({ state: 'success', description: 'nothing to review' });
  const lines = ['door--page', 'door--way'];
  expectLines(way, ['- door--page', '- door--way', ...lines.map((line) => `+ ${line} Ben`)], 'Both lines are Ben’s.');
  expectThat(way.merge(), 'Nothing is in the way of merging it.');
}

/** A story gets another name: it is gone and new, and one decision. */
async function renamedStory({ host, welcome }: Day): Promise<void> {
  const ada = await welcome('Ada');
  const pull = host.openPull(7, 'rename');
  pull.writeStories(replaced(pull.stories(), 'export const Hours', 'export const Times'));
  pull.push('call the hours times');
  await pull.test('red', 'one screenshot is new, and one is gone.');
  const { address } = await pull.publish({ state: 'failure', description: '1 to review' });
  await ada.open(address, 'door--times');
  await ada.reads('It looks as “door--hours” did, which is gone: it has another name.');
  await ada.reads('Change 1 of 1');
  await ada.signIn(pull);
  await ada.approve('Approve all 2');
  await pull.applyApprovals();
  expectLines(pull, ['- door--hours', '+ door--times Ada'], 'The line has the new name.');
  await pull.test('green', 'the story is accepted by its new name.');
  await pull.publish({ state: 'success', description: 'nothing to review' });
}

/** A story is deleted. No story of the sidebar is marked, so the panel of any leads to it. */
async function deletedStory({ host, welcome }: Day): Promise<void> {
  const ada = await welcome('Ada');
  const pull = host.openPull(7, 'delete');
  pull.writeStories(replaced(pull.stories(), /export const Way = {[^]*?\n};/, ''));
  pull.push('delete the story Way');
  await pull.test('red', 'an accepted screenshot is gone.');
  const { address } = await pull.publish({ state: 'failure', description: '1 to review' });
  await ada.open(address, 'door--hours');
  await ada.reads('1 change in this run');
  await ada.button('Next').click();
  await ada.reads('door / way');
  await ada.reads('A screenshot was accepted, but its story or mode is gone.');
  await ada.signIn(pull);
  await ada.approve();
  await pull.applyApprovals();
  expectLines(pull, ['- door--way'], 'Its line is gone, too.');
  await pull.test('green', 'nothing is missed.');
  await pull.publish({ state: 'success', description: 'nothing to review' });
}

/** After both changes were approved, a push changes one of them again. */
async function pushAfterApproval({ project, host, welcome }: Day): Promise<void> {
  const ada = await welcome('Ada');
  const pull = host.openPull(7, 'push');
  const address = await pushTwoChanges(pull, project.pair);
  await ada.open(address, 'door--hours');
  await ada.signIn(pull);
  await ada.approve();
  await ada.open(address, 'door--way');
  await ada.approve();

  pull.writeStories(restyled(pull.stories(), { Hours: BORDER, Way: 'paddingTop: 60' }));
  pull.push('more space');
  await pull.test('red', 'nothing was applied yet.');
  await pull.publish({ state: 'failure', description: '1 to review, 1 approved' });
  await ada.open(address, 'door--hours');
  await ada.reads(/^Approved by Ada \(you\), /);
  await ada.open(address, 'door--way');
  await ada.button('Approve').waitFor();
  expectThat((await ada.panel.getByText(/^Approved by/).count()) === 0, 'The changed one is asked again.');
  const { comment } = await pull.applyApprovals();
  expectLines(pull, ['- door--hours', '+ door--hours Ada'], 'What looks as Ada approved it is accepted, and no more.');
  expectThat(/not decided +Door \/ Way · default/.test(comment), 'The comment names what is not decided.');
}

/** A key is revoked while its reviewer decides, and another has ended after its reviewer decided. */
async function endedKeys({ project, host, welcome, database, databaseUrl }: Day): Promise<void> {
  const [ada, ben] = [await welcome('Ada'), await welcome('Ben')];
  const pull = host.openPull(7, 'keys');
  const address = await pushTwoChanges(pull, project.pair);
  await ada.open(address, 'door--hours');
  await ada.signIn(pull);
  await ada.approve();
  await ben.open(address, 'door--way');
  await ben.signIn(pull);
  await ben.approve();
  await ada.open(address, 'door--way');
  await ada.button('Approve').waitFor();

  const env = { VISUAL_REVIEW_DATABASE_URL: databaseUrl };
  await run(host.main, env, 'npx tsx tools/visual/review/keys/cli.ts revoke Ada');
  await database`update visual_review.reviewers set created_at = now() - interval '90 days', expires_at = now() where name = 'Ben'`;
  say('Ben’s key ends.');
  await ada.button('Approve').click();
  await ada.reads('This reviewer key was revoked. Ask the owner of this project for a new one.');
  await ada.panel.getByLabel('Reviewer key').waitFor();
  await ben.open(address, 'door--hours');
  await ben.reads('This reviewer key has ended, as each does after 90 days. Ask the owner of this project for a new one.');

  say('The workflow “Storybook” runs again.');
  await pull.publish({ state: 'failure', description: '1 to review, 1 approved' });
  const { comment, failed } = await pull.applyApprovals();
  expectLines(pull, ['- door--way', '+ door--way Ben'], 'What Ben approved while his key was valid is accepted.');
  expectThat(!failed && /not decided +Door \/ Hours · default/.test(comment), 'What Ada approved counts as not decided.');
}

/** By keys alone: along the sidebar to a marked story, into the panel, and to a decision. */
async function keyboard({ host, welcome }: Day): Promise<void> {
  const ada = await welcome('Ada');
  const { page } = ada;
  const pull = host.openPull(7, 'keyboard');
  pull.writeStories(restyled(pull.stories(), { Way: SPACE }));
  pull.push('another look');
  await pull.test('red', 'a screenshot is not the accepted one.');
  const { address } = await pull.publish({ state: 'failure', description: '1 to review' });
  await ada.open(address, 'door--hours');
  const mark = page.getByRole('status', { name: 'Test status: warn' });
  await mark.waitFor();
  // Storybook’s own key.
  await page.keyboard.press('1');
  await page.locator('#storybook-explorer-menu:focus').waitFor();
  for (const next of ['door--page', 'door--way']) {
    await page.keyboard.press('ArrowDown');
    await page.locator(`[data-highlighted-item-id="${next}"]`).waitFor();
  }
  await page.keyboard.press('Enter');
  await ada.reads('Change 1 of 1');
  await page.keyboard.press('v');
  await page.locator('.visual:focus').waitFor();
  // Past the panel's other buttons.
  const tabs = await tabTo(page, ada.panel.getByLabel('Reviewer key'));
  say(`${tabs} times Tab from the panel to the field of the key.`);
  await page.keyboard.type(ada.key);
  await page.keyboard.press('Enter');
  await ada.panel.getByText('Signed in as Ada.').waitFor();
  await decided(page, () => page.keyboard.press('a'));
  await ada.reads('Approved: Door / Way · default.');
  await mark.waitFor({ state: 'hidden' });
  say('✓ The sidebar has no mark any more.');
}

/** Moves on by Tab until an element has the focus. @returns how often */
async function tabTo(page: Page, element: Locator): Promise<number> {
  const ENOUGH = 40;
  for (let steps = 0; steps <= ENOUGH; steps += 1) {
    if (await element.evaluate((one) => one === document.activeElement)) return steps;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${element.toString()}.`);
}

export const CASES = {
  'pull-request': pullRequest,
  'two-pull-requests': twoPullRequests,
  'renamed-story': renamedStory,
  'deleted-story': deletedStory,
  'push-after-approval': pushAfterApproval,
  'ended-keys': endedKeys,
  keyboard,
} satisfies Record<string, (day: Day) => Promise<void>>;
