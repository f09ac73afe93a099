/** Whose results a run of the workflow "Test" has brought, and where they may be published. */

/** What is used of GitHub's event `workflow_run`. */
export type RunEvent = {
  repository: { full_name: string; default_branch: string };
  workflow_run: {
    event: string;
    head_branch: string;
    head_sha: string;
    /** Null when the fork has been deleted. */
    head_repository: { full_name: string; owner: { login: string } } | null;
    actor: { type: string };
  };
};

/** What is used of GitHub's pull requests. */
export type Pull = {
  number: number;
  state: string;
  user: { type: string };
  head: { sha: string; repo: { full_name: string } | null };
};

export type Place =
  | { kind: 'main' }
  /** `isOwn`: of a person who may write here. The Storybook that anyone else has built is not published. */
  | { kind: 'pull'; number: number; isOwn: boolean }
  /** A commit of the merge queue: it is judged, and not published. */
  | { kind: 'queue' }
  | { kind: 'nowhere' };

const NOWHERE: Place = { kind: 'nowhere' };

/**
 * Only what is listed here is published: a stranger chooses the name of a branch, and which events a fork's workflow has.
 *
 * @param pulls the open pull requests of the branch
 */
export function placeOf({ repository, workflow_run: run }: RunEvent, pulls: readonly Pull[]): Place {
  const from = run.head_repository?.full_name;
  const isHere = from === repository.full_name;
  const { default_branch: main } = repository;
  if (run.event === 'push') return isHere && run.head_branch === main ? { kind: 'main' } : NOWHERE;
  if (run.event === 'merge_group')
    return isHere && run.head_branch.startsWith(`gh-readonly-queue/${main}/`) ? { kind: 'queue' } : NOWHERE;
  // The workflow of approvals starts the tests again by `workflow_dispatch`, in a branch of the repository.
  if (run.event !== 'pull_request' && !(run.event === 'workflow_dispatch' && isHere)) return NOWHERE;
  const pull = pulls.find(({ state, head }) => state === 'open' && head.sha === run.head_sha && head.repo?.full_name === from);
  if (pull === undefined) return NOWHERE;
  // A bot builds what others have written, such as the packages that it updates.
  const isOfPerson = pull.user.type === 'User' && (run.event === 'workflow_dispatch' || run.actor.type === 'User');
  return { kind: 'pull', number: pull.number, isOwn: isHere && isOfPerson };
}
