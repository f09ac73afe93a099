/** @jsxRuntime automatic */
/** Signing in, approving, and rejecting with a note. */
import { useRef, type FormEvent } from 'react';
import { Form } from 'storybook/internal/components';
import { decidable } from '../outcome.ts';
import type { VisualResult } from '../types.ts';
import { Action } from './Action.tsx';
import type { Verdict } from './backend.ts';
import type { Review, ReviewState } from './review.ts';

const MAX_NOTE = 2000;

export type DecideProps = {
  review: Review;
  state: ReviewState;
  result: VisualResult;
  /** All results that are decided together, including this one. */
  same: readonly VisualResult[];
  decide: (verdict: Verdict) => unknown;
  keepKeyboard: () => void;
};

function SignIn({ review, state: { busy }, keepKeyboard }: DecideProps) {
  const field = useRef<HTMLInputElement>(null);
  const signIn = (event: FormEvent): void => {
    event.preventDefault();
    void review.signIn(field.current?.value ?? '').then((isSignedIn) => (isSignedIn ? keepKeyboard() : field.current?.focus()));
  };
  return (
    <form className="row" onSubmit={signIn}>
      <Form.Input ref={field} type="password" aria-label="Reviewer key" placeholder="Reviewer key" autoComplete="off" />
      <Action disabled={busy} label={busy ? 'Signing in…' : 'Sign in to decide'} />
    </form>
  );
}

const focus = (field: HTMLTextAreaElement | null): void => field?.focus();

function Note({ review, state: { busy, notes }, result, decide, keepKeyboard }: DecideProps) {
  const { key } = result;
  const cancel = (): void => {
    keepKeyboard();
    review.writeNote(key, null);
  };
  const send = () => decide('rejected');
  const question = 'What should be different? (optional)';
  return (
    <>
      <textarea
        ref={focus}
        rows={3}
        aria-label={question}
        placeholder={question}
        maxLength={MAX_NOTE}
        value={notes[key] ?? ''}
        onChange={(event) => review.writeNote(key, event.currentTarget.value)}
        onKeyDown={(event) => {
          // These keys belong to the input method while it composes a word.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') cancel();
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          send();
        }}
      />
      <p className="row">
        <Action className="reject" disabled={busy} onClick={send} label={busy ? 'Sending…' : 'Send rejection'} />
        <Action onClick={cancel} label="Cancel" />
      </p>
    </>
  );
}

function Buttons({ review, state: { busy, reviewer }, result, same, decide }: DecideProps) {
  // On this machine the server knows the reviewer's name, the panel does not.
  const mine = review.kind === 'local' ? undefined : result.decisions.find(({ by }) => by === reviewer)?.verdict;
  const [approve, reject] = mine === 'rejected' ? ['Withdraw rejection and approve', 'Change the note'] : ['Approve', 'Reject'];
  const label = same.length > 1 ? `${approve} all ${same.length}` : approve;
  return (
    <p className="row">
      <Action
        className="approve"
        disabled={busy || mine === 'approved'}
        onClick={() => decide('approved')}
        label={busy ? 'Sending…' : label}
      />
      <Action className="reject" disabled={busy} onClick={() => review.writeNote(result.key, '')} label={reject} />
    </p>
  );
}

export function Decide(props: DecideProps) {
  const { review, state, result, keepKeyboard } = props;
  if (!decidable(result)) return <p>It has to work before its screenshot can be approved.</p>;
  if (review.kind === 'none') {
    return (
      <p>
        This Storybook stores no decisions. A developer approves by <code>npm run visual:accept -- {result.storyId}</code>
      </p>
    );
  }
  if (state.reviewer === null) return <SignIn {...props} />;
  return (
    <>
      {typeof state.notes[result.key] === 'string' ? <Note {...props} /> : <Buttons {...props} />}
      {review.kind === 'published' ? (
        <p className="row">
          Signed in as {state.reviewer}.
          <Action disabled={state.busy} onClick={() => void review.signOut().then(keepKeyboard)} label="Sign out" />
        </p>
      ) : null}
    </>
  );
}
