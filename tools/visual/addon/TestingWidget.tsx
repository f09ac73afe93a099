/** @jsxRuntime automatic */
/** Runs the visual tests from the sidebar. */
import { Button } from 'storybook/internal/components';
import type { Progress } from '../review/channel.ts';

export type RunState = {
  running: boolean;
  cancelling: boolean;
  progress: Progress | null;
  /** How the last run ended, where it made no result. */
  error: string | null;
};

export const IDLE: RunState = { running: false, cancelling: false, progress: null, error: null };

/** `summary`: what the last run found, empty where everything is as accepted; null before the first. */
export function describeRun({ running, cancelling, progress, error }: RunState, summary: string | null): string {
  if (cancelling) return 'Cancelling…';
  if (running && progress === null) return 'Starting…';
  if (running && progress !== null) {
    const { phase, done, total, failed } = progress;
    const words = { building: 'Building Storybook', visiting: 'Visiting', 'rendering base': 'Rendering the base commit' }[phase];
    return `${words}${total === 0 ? '…' : ` ${done} of ${total}`}${failed === 0 ? '' : `, ${failed} not as accepted`}`;
  }
  return error ?? (summary === null ? 'Not run yet' : summary === '' ? 'All as accepted' : summary);
}

export type TestingWidgetProps = {
  run: RunState;
  summary: string | null;
  runAll: () => void;
  runChanged: () => void;
  cancel: () => void;
};

export function TestingWidget({ run, summary, runAll, runChanged, cancel }: TestingWidgetProps) {
  const { running, cancelling, progress } = run;
  return (
    <section aria-label="Visual tests" style={{ display: 'grid', gap: 6, padding: '6px 8px', fontSize: 12 }}>
      <strong>Visual tests</strong>
      <span role="status">{describeRun(run, summary)}</span>
      {running && progress ? <progress aria-label="Progress" max={progress.total} value={progress.done} /> : null}
      <div style={{ display: 'flex', gap: 4 }}>
        {running ? (
          <Button size="small" onClick={cancel} disabled={cancelling}>
            Cancel
          </Button>
        ) : (
          <>
            <Button size="small" onClick={runAll}>
              Run all
            </Button>
            <Button size="small" onClick={runChanged}>
              Run only changed
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
