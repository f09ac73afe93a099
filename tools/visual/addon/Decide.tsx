/** @jsxRuntime automatic */
/** Signing in, approving, and rejecting with a note. */
import { useState } from 'react';
import { Button, Form } from 'storybook/internal/components';
import type { VisualResult } from '../report-types.ts';
import type { Verdict } from './backend.ts';
import { decidable } from './model.ts';
import type { Review, ReviewState } from './review.ts';

const MAX_NOTE = 2000;

export type DecideProps = {
  review: Review;
  state: ReviewState;
  result: VisualResult;
  /** All undecided results with the same difference, including this one. */
  same: readonly VisualResult[];
  decide: (results: readonly VisualResult[], verdict: Verdict) => unknown;
};

function SignIn({ review, state: { busy } }: DecideProps) {
  const [key, setKey] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void review.signIn(key);
      }}
    >
      <Form.Input
        type="password"
        aria-label="Reviewer key"
        placeholder="Reviewer key"
        autoComplete="off"
        value={key}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <Button size="small" disabled={busy}>
        {busy ? 'Signing in…' : 'Sign in to decide'}
      </Button>
    </form>
  );
}

const focus = (field: HTMLTextAreaElement | null): void => field?.focus();

function Note({ review, state: { busy, notes }, result, decide }: DecideProps) {
  const { key } = result;
  const cancel = (): void => review.writeNote(key, null);
  return (
    <>
      <textarea
        ref={focus}
        rows={3}
        aria-label="What should be different? (optional)"
        placeholder="What should be different? (optional)"
        maxLength={MAX_NOTE}
        value={notes[key] ?? ''}
        onChange={(event) => review.writeNote(key, event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') cancel();
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          decide([result], 'rejected');
        }}
      />
      <p className="row">
        <Button size="small" className="reject" disabled={busy} onClick={() => decide([result], 'rejected')}>
          {busy ? 'Sending…' : 'Send rejection'}
        </Button>
        <Button size="small" onClick={cancel}>
          Cancel
        </Button>
      </p>
    </>
  );
}

function Buttons({ review, state: { busy, reviewer }, result, same, decide }: DecideProps) {
  // On this machine the server knows the reviewer's name, the panel does not.
  const mine = review.kind === 'local' ? undefined : result.decisions.find(({ by }) => by === reviewer)?.verdict;
  const isDone = mine === 'approved';
  return (
    <p className="row">
      <Button size="small" className="approve" disabled={busy || isDone} onClick={() => decide([result], 'approved')}>
        {busy ? 'Sending…' : mine === 'rejected' ? 'Withdraw rejection and approve' : 'Approve'}
      </Button>
      {same.length > 1 ? (
        <Button size="small" className="approve" disabled={busy} onClick={() => decide(same, 'approved')}>
          Approve all {same.length}
        </Button>
      ) : null}
      <Button size="small" className="reject" disabled={busy} onClick={() => review.writeNote(result.key, '')}>
        {mine === 'rejected' ? 'Change the note' : 'Reject'}
      </Button>
    </p>
  );
}

export function Decide(props: DecideProps) {
  const { review, state, result, same } = props;
  if (!decidable(result)) return <p>It has to work before its screenshot can be approved.</p>;
  if (review.kind === 'none') {
    return (
      <p>
        No review service is configured. To approve it in a checkout: <code>npm run visual:accept -- {result.storyId}</code>
      </p>
    );
  }
  if (state.reviewer === null) return <SignIn {...props} />;
  return (
    <>
      {same.length > 1 ? (
        <details>
          <summary>The same difference in {same.length} screenshots: one decision settles them all.</summary>
          <ul>
            {same.map(({ key, title, name, mode }) => (
              <li key={key}>{`${title} / ${name}, ${mode.name}`}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {state.notes[result.key] === undefined ? <Buttons {...props} /> : <Note {...props} />}
      {review.kind === 'published' ? (
        <p className="row">
          Signed in as {state.reviewer}.
          <Button size="small" disabled={state.busy} onClick={() => void review.signOut()}>
            Sign out
          </Button>
        </p>
      ) : null}
    </>
  );
}
