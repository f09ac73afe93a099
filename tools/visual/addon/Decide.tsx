/** @jsxRuntime automatic */
/** Signing in, approving, rejecting with a note, and who decided what. */
import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import type { VisualResult } from '../report-types.ts';
import { decidable, formatTime } from './model.ts';
import type { ReviewState } from './review.ts';

const MAX_NOTE = 2000;

export type DecideProps = {
  result: VisualResult;
  /** Everything undecided that differs in the same way, this result included. */
  same: readonly VisualResult[];
  state: ReviewState;
  rejecting: boolean;
  setRejecting: (rejecting: boolean) => void;
  approve: (results: readonly VisualResult[]) => void;
  reject: () => void;
  write: (note: string) => void;
  signIn: (key: string) => void;
  signOut: () => void;
};

function SignIn({ state: { busy }, signIn }: DecideProps) {
  const [key, setKey] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        signIn(key);
      }}
    >
      <label>
        Reviewer key
        <input type="password" autoComplete="off" value={key} onChange={({ target }) => setKey(target.value)} />
      </label>
      <Button disabled={busy}>{busy ? 'Signing in…' : 'Sign in to decide'}</Button>
    </form>
  );
}

function Note({ result, state: { busy, notes }, write, reject, setRejecting }: DecideProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        reject();
      }}
    >
      <label>
        What should be different? (optional)
        <textarea
          ref={field}
          rows={3}
          maxLength={MAX_NOTE}
          value={notes[result.key] ?? ''}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setRejecting(false);
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            reject();
          }}
        />
      </label>
      <Button look="reject" disabled={busy}>
        {busy ? 'Sending…' : 'Send rejection'}
      </Button>{' '}
      <Button onClick={() => setRejecting(false)}>Cancel</Button>
    </form>
  );
}

function Buttons({ result, same, state: { busy, reviewer, kind }, setRejecting, approve }: DecideProps) {
  // On this machine the server knows the reviewer's name, the panel does not.
  const mine = kind === 'remote' ? result.decisions.find(({ by }) => by === reviewer)?.verdict : undefined;
  return (
    <p className="row">
      <Button look="approve" disabled={busy || mine === 'approved'} onClick={() => approve([result])}>
        {busy ? 'Sending…' : mine === 'rejected' ? 'Withdraw rejection and approve' : 'Approve'}
      </Button>
      {same.length > 1 ? (
        <Button look="approve" disabled={busy} onClick={() => approve(same)}>
          Approve all {same.length}
        </Button>
      ) : null}
      <Button look="reject" disabled={busy} onClick={() => setRejecting(true)}>
        {mine === 'rejected' ? 'Change the note' : 'Reject'}
      </Button>
    </p>
  );
}

export function Decisions({ result: { decisions }, reviewer }: { result: VisualResult; reviewer: string | null }) {
  const rejectedBy = decisions.filter(({ verdict }) => verdict === 'rejected').map(({ by }) => by);
  const disagree = rejectedBy.length > 0 && rejectedBy.length < decisions.length;
  return (
    <>
      <ul>
        {decisions.map(({ verdict, note, by, at }) => (
          <li key={by}>
            {verdict === 'approved' ? 'Approved' : 'Rejected'} by {by}
            {by === reviewer ? ' (you)' : ''}, {formatTime(at)}
            {note === '' ? '' : `: “${note}”`}
          </li>
        ))}
      </ul>
      {disagree ? <p>The reviewers disagree. A rejection stands until {rejectedBy.join(' and ')} withdraws it.</p> : null}
    </>
  );
}

export function Decide(props: DecideProps) {
  const { result, same, rejecting, signOut } = props;
  const { kind, reviewer, busy } = props.state;
  if (!decidable(result)) return <p>It has to work before its screenshot can be approved.</p>;
  if (kind === 'none') {
    return (
      <p>
        No review service is configured. To approve it in a checkout: <code>npm run visual:accept -- {result.storyId}</code>
      </p>
    );
  }
  if (reviewer === null) return <SignIn {...props} />;
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
      {rejecting ? <Note {...props} /> : <Buttons {...props} />}
      {kind === 'remote' ? (
        <p>
          Signed in as {reviewer}.{' '}
          <Button look="link" disabled={busy} onClick={signOut}>
            Sign out
          </Button>
        </p>
      ) : null}
    </>
  );
}
