/** @jsxRuntime automatic */
import type { ModeView, StoryView } from './results.ts';

export const states = [
  'NoRunYet',
  'NothingAccepted',
  'NotVisited',
  'AsAccepted',
  'Changed',
  'New',
  'Broken',
  'Accepted',
  'Rejected',
] as const;

export type VisualPanelProps = {
  view: StoryView;
  /** Put in front of the addresses of pictures. */
  base?: string;
};

const LABELS: Record<ModeView['outcome'], string> = {
  passed: 'as accepted',
  changed: 'changed',
  new: 'new',
  removed: 'removed',
  missing: 'not visited',
  errored: 'broken',
  unknown: 'not in the last run',
};

/** Colours of their own on every ground: the panel stands in Storybook's light and dark theme alike. */
const styles = `
  .visual-panel { padding: 16px 20px 32px; font: 14px/1.5 'Nunito Sans', system-ui, sans-serif; }
  .visual-panel p { margin: 0; }
  .visual-panel code { padding: 1px 5px; border: 1px solid currentcolor; border-radius: 4px; font: 12px/1.5 ui-monospace, monospace; white-space: nowrap; }
  .visual-panel .when { margin-bottom: 16px; }
  .visual-panel section { padding: 16px 0; border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent); }
  .visual-panel h3 { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; margin: 0 0 6px; font-size: 14px; line-height: 1.5; }
  .visual-panel .outcome { padding: 0 10px; border-radius: 99px; background: #dde5e1; color: #10231f; font-size: 12px; font-weight: 700; }
  .visual-panel .outcome.passed { background: #cfe8dc; }
  .visual-panel .outcome.changed { background: #ffe0b0; }
  .visual-panel .outcome.new { background: #d5e3ff; }
  .visual-panel .outcome.errored, .visual-panel .outcome.missing { background: #ffd3cc; }
  .visual-panel ul { margin: 6px 0 0; padding-left: 18px; }
  .visual-panel .pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); gap: 16px; margin-top: 12px; }
  .visual-panel figure { margin: 0; }
  .visual-panel figcaption { margin-bottom: 4px; font-size: 12px; font-weight: 700; }
  .visual-panel .pictures a { display: block; max-height: 320px; overflow: hidden; border: 1px solid #8a978f; background: #fff; }
  .visual-panel a:focus-visible { outline: 3px solid #b8482f; outline-offset: 2px; }
  .visual-panel img { display: block; width: 100%; }
`;

type Pictured = { caption: string; alt: string; url: string };

function Picture({ caption, alt, url }: Pictured) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <a href={url} target="_blank" rel="noreferrer">
        <img src={url} alt={alt} loading="lazy" decoding="async" />
      </a>
    </figure>
  );
}

function picturesOf({ outcome, mode, baseline, current, difference }: ModeView, base: string): Pictured[] {
  const one = (caption: string, url: string | null): Pictured[] =>
    url === null ? [] : [{ caption, alt: `${caption}, ${mode}`, url: base + url }];
  if (outcome === 'passed') return one('Baseline and current', baseline);
  return [...one('Baseline', baseline), ...one('Current', current), ...one('Difference', difference)];
}

function Mode({ view, base }: { view: ModeView; base: string }) {
  const { mode, outcome, sentence, problems, notes, decision, rejection } = view;
  return (
    <section aria-label={mode}>
      <h3>
        {mode}
        <span className={`outcome ${outcome}`}>{LABELS[outcome]}</span>
        {decision === 'accepted' ? <span className="outcome passed">accepted since</span> : null}
        {rejection === null ? null : <span className="outcome errored">rejected</span>}
      </h3>
      <p>{sentence}</p>
      {rejection ? <p>The reviewer’s note: {rejection}</p> : null}
      {problems.length > 1 || notes.length > 0 ? (
        <ul>
          {problems.slice(1).map(({ kind, message }) => (
            <li key={message}>
              {kind}: {message}
            </li>
          ))}
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      <div className="pictures">
        {picturesOf(view, base).map((picture) => (
          <Picture key={picture.caption} {...picture} />
        ))}
      </div>
    </section>
  );
}

function When({ ranAt, isOpen }: { ranAt: string | null; isOpen: boolean }) {
  if (ranAt === null) {
    return (
      <p className="when">
        There is no result yet. <code>npm run visual</code> makes one, and this panel shows it after the next look at this window.
      </p>
    );
  }
  const when = new Date(ranAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className="when">
      Last run: {when}.{' '}
      {isOpen ? (
        <>
          To accept or reject: <code>npm run visual:review</code>
        </>
      ) : null}
    </p>
  );
}

const isOpen = ({ outcome, decision }: ModeView): boolean =>
  decision !== 'accepted' && outcome !== 'passed' && outcome !== 'unknown';

/** A story's accepted picture, its present one and the difference, in each mode, with what the last run said. */
export function VisualPanel({ view: { ranAt, modes }, base = '' }: VisualPanelProps) {
  return (
    <div className="visual-panel">
      <style>{styles}</style>
      <When ranAt={ranAt} isOpen={modes.some(isOpen)} />
      {modes.length === 0 ? <p>No picture of this story has been accepted.</p> : null}
      {modes.map((view) => (
        <Mode key={view.mode} view={view} base={base} />
      ))}
    </div>
  );
}
