/** The projects in which a review is rehearsed: this one, with two of its components, and a small one that is not ours. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../tools/shared/paths.ts';
import { cloneProject, git, hostProject, run, say, startBranch } from '../rehearsal.ts';

export type Project = {
  /** Makes the code host's repository and the developer's clone, whose main branch has its accepted screenshots. */
  make: (remote: string, developer: string) => Promise<void>;
  /** Clones it for the workflows. */
  clone: (remote: string, target: string) => void;
  /** What builds need. */
  env: Record<string, string>;
  /** The file of the stories that are changed, two of its exports, and the beginning of the stories' ids. */
  stories: string;
  component: string;
  pair: readonly [string, string];
};

const COMPONENTS = 'components/Progress,components/Honeypot';

/** The project has only these components, so it has no accepted screenshots of others. */
function keepLinesOf(developer: string): void {
  const file = join(developer, 'stories', 'screenshots.txt');
  const kept = COMPONENTS.split(',').map((component) => `screenshot ${component.toLowerCase().replace('/', '-')}--`);
  const lines = readFileSync(file, 'utf8').split('\n');
  const isKept = (line: string): boolean => !line.startsWith('screenshot ') || kept.some((start) => line.startsWith(start));
  writeFileSync(file, lines.filter(isKept).join('\n'));
}

/** Two components of this project, of which one has no props. */
export const ours: Project = {
  async make(remote, developer) {
    hostProject(remote);
    cloneProject(remote, developer);
    keepLinesOf(developer);
    startBranch(developer, 'fewer-components');
    git(developer, 'commit', '--quiet', '--all', '-m', 'stories: keep two components');
    git(developer, 'push', '--quiet', 'origin', 'HEAD:main');
    return Promise.resolve();
  },
  clone: cloneProject,
  env: { STORIES_OF: COMPONENTS },
  stories: 'stories/components/Progress.stories.tsx',
  component: 'components-progress',
  pair: ['Beginning', 'Complete'],
};

const FILES = {
  '.gitignore': 'storybook-static\nartifacts\n.cache\n',
  'package.json': JSON.stringify({
    name: 'small',
    private: true,
    type: 'module',
    scripts: {
      'build-storybook': 'storybook build --quiet --stats-json',
      visual: 'tsx tools/visual/cli.ts',
      'visual:accept': 'tsx tools/visual/accept-cli.ts',
    },
    visual: { manifest: 'stories/screenshots.txt', sources: ['stories'], reachesAll: {} },
  }),
  '.storybook/main.ts': `export default {
    stories: ['../stories/*.stories.ts'],
    addons: ['../tools/visual/panel/preset.ts'],
    framework: { name: '@storybook/react-vite', options: {} },
    core: { disableTelemetry: true },
  };\n`,
  'stories/Door.stories.ts': `import { createElement } from 'react';
const HOURS = 'Opening hours';
const heading = (text, at) => createElement(at === 0 ? 'h1' : 'h2', { key: text }, text);
const WAY = 'How to find us';
export default { title: 'Door', render: ({ texts }) => createElement('main', {}, texts.map(heading)) };
export const Hours = {
  args: { texts: [HOURS] },
};
export const Page = {
  args: { texts: [HOURS, WAY] },
};
export const Way = {
  args: { texts: [WAY] },
};\n`,
};

function cloneSmall(remote: string, target: string): void {
  git('.', 'clone', '--quiet', remote, target);
  symlinkSync(join(projectRoot(), 'node_modules'), join(target, 'node_modules'), 'dir');
  appendFileSync(join(target, '.git', 'info', 'exclude'), 'node_modules\n');
}

/** Three stories without styled-components: two headings, and the page that has both. Of ours it has the tool and its parts in `tools/shared`. */
export const small: Project = {
  async make(remote, developer) {
    execFileSync('git', ['init', '--quiet', '--bare', '-b', 'main', remote]);
    cloneSmall(remote, developer);
    git(developer, 'checkout', '--quiet', '-b', 'main');
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(developer, file)), { recursive: true });
      writeFileSync(join(developer, file), text);
    }
    execFileSync('sh', ['-c', `git archive HEAD tools/visual tools/shared | tar -x -C "${developer}"`], { cwd: projectRoot() });
    git(developer, 'config', 'user.name', 'Grace');
    git(developer, 'config', 'user.email', 'grace@example.com');
    git(developer, 'add', '--all');
    git(developer, 'commit', '--quiet', '-m', 'a page about a door, and the review');
    await run(developer, {}, 'npm run build-storybook');
    await run(developer, {}, 'npm run visual', [1]);
    await run(developer, {}, 'npm run visual:accept -- --all');
    git(developer, 'add', '--all');
    git(developer, 'commit', '--quiet', '-m', 'accept three screenshots');
    git(developer, 'push', '--quiet', 'origin', 'HEAD:main');
    say('Three stories that are not ours have accepted screenshots.');
  },
  clone: cloneSmall,
  env: {},
  stories: 'stories/Door.stories.ts',
  component: 'door',
  pair: ['Hours', 'Way'],
};
