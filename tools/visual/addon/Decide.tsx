/** @jsxRuntime automatic */
/** Signing in, approving, and rejecting with a note. */
import { useRef, type FormEvent } from 'react';
import { Form } from 'storybook/internal/components';
import type { VisualResult } from '../report-types.ts';
import { Action } from './Action.tsx';
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
  const field = useRef<HTMLInputElement>(null);
  const signIn = (event: FormEvent): void => {
    event.preventDefault();
    void review.signIn(field.current?.value ?? '');
  };
  return (
    <form onSubmit={signIn}>
      <Form.Input ref={field} type="password" aria-label="Reviewer key" placeholder="Reviewer key" autoComplete="off" />
      <Action disabled={busy} label={busy ? 'Signing in…' : 'Sign in to decide'} />
    </form>
  );
}

const focus = (field: HTMLTextAreaElement | null): void => field?.focus();

function Note({ review, state: { busy, notes }, result, decide }: DecideProps) {
  const { key } = result;
  const cancel = (): void => review.writeNote(key, null);
  const send = () => decide([result], 'rejected');
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
  const approval = (results: readonly VisualResult[], label: string, disabled: boolean) => (
    <Action className="approve" disabled={disabled} onClick={() => decide(results, 'approved')} label={label} />
  );
  return (
    <p className="row">
      {approval([result], busy ? 'Sending…' : approve, busy || mine === 'approved')}
      {same.length > 1 ? approval(same, `Approve all ${same.length}`, busy) : null}
      <Action className="reject" disabled={busy} onClick={() => review.writeNote(result.key, '')} label={reject} />
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
      {typeof state.notes[result.key] === 'string' ? <Note {...props} /> : <Buttons {...props} />}
      {review.kind === 'published' ? (
        <p className="row">
          Signed in as {state.reviewer}.
          <Action disabled={state.busy} onClick={() => void review.signOut()} label="Sign out" />
        </p>
      ) : null}
    </>
  );
}
