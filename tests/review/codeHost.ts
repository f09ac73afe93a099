/** A code host on this machine: its pull requests, and what the workflows of `.github` run for them, by the same commands. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectThat, git, run, say, startBranch } from '../rehearsal.ts';
import type { Project } from './projects.ts';

/** A repository whose main branch has its accepted screenshots, and the clone in which they were accepted. */
type Prepared = { remote: string; clone: string };

type Settings = {
  project: Project;
  prepared: Prepared;
  /** Where the repository and its clones are put. */
  folder: string;
  /** What GitHub Pages serves. */
  pages: string;
  /** What the workflows of the main branch have: keys and addresses. */
  trusted: NodeJS.ProcessEnv;
};

export type Pull = ReturnType<CodeHost['openPull']>;
export type CodeHost = ReturnType<typeof openCodeHost>;

const REVIEW = 'npx tsx tools/visual/review/publish/cli.ts';
const CACHE = '.cache';

export function openCodeHost({ project, prepared, folder, pages, trusted }: Settings) {
  const [remote, main] = [join(folder, 'remote.git'), join(folder, 'main')];
  mkdirSync(folder);
  git('.', 'clone', '--quiet', '--bare', '--shared', prepared.remote, remote);
  /** The workflows of the main branch run here. */
  project.clone(remote, main);
  /** What a developer's commands and the workflow "Test" have: no key. */
  const untrusted = { ...project.env, CI: 'true', VISUAL_REVIEW_URL: '', VISUAL_REVIEW_KEY: '' };

  /** What GitHub Pages does with the branch. */
  function servePages(): void {
    rmSync(pages, { recursive: true, force: true });
    mkdirSync(pages);
    execFileSync('sh', ['-c', `git --git-dir "${remote}" archive gh-pages | tar -x -C "${pages}"`]);
  }

  /** Starts a developer's work, in a clone of its own. */
  function openPull(number: number, branch: string) {
    const clone = join(folder, branch);
    project.clone(remote, clone);
    // As the workflow's cache of accepted screenshots.
    const [from, to] = [join(prepared.clone, CACHE), join(clone, CACHE)];
    if (existsSync(from) && !existsSync(to)) cpSync(from, to, { recursive: true });
    startBranch(clone, branch);
    let pushedAt = Date.now();
    const head = () => git(clone, 'rev-parse', 'HEAD');

    return {
      clone,
      pushedAt: () => pushedAt,
      head,
      /** The file of the stories, as the main branch began with it. */
      stories: () => git(clone, 'show', `origin/main:${project.stories}`),
      writeStories: (text: string) => writeFileSync(join(clone, project.stories), `${text}\n`),

      push(message: string): void {
        git(clone, 'commit', '--quiet', '--all', '-m', message);
        git(clone, 'push', '--quiet', 'origin', branch);
        pushedAt = Date.now();
        say(`“${message}” is pushed to the branch of #${number}.`);
      },

      /** The workflow "Test". */
      async test(expected: 'red' | 'green', why: string): Promise<void> {
        await run(clone, untrusted, 'npm run build-storybook');
        const part = '--shard 1/1 --all-screenshots --results artifacts/parts/1';
        await run(clone, untrusted, `npm run visual -- ${part}`, [0, 1]);
        const { code, output } = await run(clone, untrusted, 'npm run visual -- --merge artifacts/parts', [0, 1]);
        const is = code === 0 ? 'green' : 'red';
        if (is !== expected) console.log(output);
        expectThat(is === expected, `The check “Test” of #${number} is ${expected}: ${why}`);
      },

      /** The workflow "Storybook". @returns its address, and what it printed */
      async publish(check: { state: 'success' | 'failure'; description: string }): Promise<{ address: string; output: string }> {
        const pull = join(main, 'pull');
        rmSync(pull, { recursive: true, force: true });
        for (const [artifact, name] of [
          ['storybook-static', 'storybook'],
          ['artifacts/parts', 'parts'],
        ] as const)
          cpSync(join(clone, artifact), join(pull, name), { recursive: true });
        git(main, 'fetch', '--quiet', 'origin', head());
        const judged = `verdict --commit ${head()} --parts pull/parts --storybook pull/storybook`;
        const { output } = await run(main, trusted, `${REVIEW} ${judged}`);
        const published = await run(main, trusted, `${REVIEW} publish --storybook pull/storybook --number ${number}`);
        servePages();
        const address = published.output.trim().split('\n').at(-1) ?? '';
        await run(main, trusted, `${REVIEW} wait --commit ${head()} --address ${address}`);
        const summary = await run(main, trusted, `${REVIEW} summary`);
        if (summary.output !== `state=${check.state}\ndescription=${check.description}\n`) console.log(summary.output);
        expectThat(
          summary.output === `state=${check.state}\ndescription=${check.description}\n`,
          `The check “Storybook” of #${number} says ${check.state}: ${check.description}`,
        );
        return { address, output };
      },

      /** The workflow "Apply approvals". @returns what its comment says, and whether it failed */
      async applyApprovals(): Promise<{ comment: string; failed: boolean }> {
        const pull = join(main, 'pull');
        rmSync(pull, { recursive: true, force: true });
        cpSync(join(clone, 'artifacts', 'visual'), join(pull, 'results'), { recursive: true });
        git(main, 'fetch', '--quiet', 'origin', head());
        const accept = `${REVIEW} accept --commit ${head()} --results pull/results`;
        const { code, output } = await run(main, trusted, accept, [0, 1]);
        if (git(main, 'for-each-ref', 'refs/review/accepted') !== '') {
          await run(main, trusted, `${REVIEW} push --commit ${head()} --branch ${branch}`);
          git(clone, 'pull', '--quiet', 'origin', branch);
        }
        return { comment: output, failed: code === 1 };
      },

      /** The lines of accepted screenshots by which the branch differs from the main branch, as `- door--page`, `+ door--page Ada`. */
      lines(): string[] {
        const difference = git(clone, 'diff', '--unified=0', 'origin/main', '--', 'stories/screenshots.txt');
        return difference.split('\n').flatMap((line) => {
          const [, sign, story, by = ''] = /^([+-])screenshot (\S+) \S+ \S+ [0-9a-f]{64}(.*)$/.exec(line) ?? [];
          return sign === undefined ? [] : `${sign} ${story}${sign === '+' ? by : ''}`;
        });
      },

      /** The button of the host. @returns false where the branch conflicts with the main branch */
      merge(): boolean {
        try {
          const tree = git(remote, 'merge-tree', '--write-tree', 'main', branch);
          const who = ['-c', 'user.name=Host', '-c', 'user.email=host@example.com'];
          const parents = ['-p', 'main', '-p', branch];
          const commit = git(remote, ...who, 'commit-tree', tree, ...parents, '-m', `Merge pull request #${number}`);
          git(remote, 'update-ref', 'refs/heads/main', commit);
          say(`#${number} is merged.`);
          return true;
        } catch (cause) {
          if ((cause as { status?: number }).status !== 1) throw cause;
          say(`#${number} cannot be merged: it conflicts with the main branch.`);
          return false;
        }
      },

      /** What happens when it is closed. */
      async close(): Promise<void> {
        await run(main, trusted, `${REVIEW} remove --number ${number}`);
        servePages();
      },
    };
  }

  return { main, openPull };
}
