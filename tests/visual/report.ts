/** Writes the results: `last-run.json`, and pictures of what did not pass. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Baselines } from './baselines.ts';
import type { Picture } from './compare.ts';
import { drawDifference, encodePng } from './picture.ts';
import type { VisualReport, VisualResult } from './report-types.ts';
import type { VisitReport } from './visit.ts';

export const runFolder = (artifacts: string): string => join(artifacts, 'visual');
export const reportFile = (artifacts: string): string => join(runFolder(artifacts), 'last-run.json');

export class ReportWriter {
  constructor(
    private readonly folder: string,
    private readonly baselines: Baselines,
  ) {
    // Pictures of an earlier run beside the results of this one would be taken for its own.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  private async image(kind: 'after' | 'diff', result: VisualResult, picture: Picture): Promise<string> {
    const path = `${kind}/${result.baseline}`;
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), await encodePng(picture, true));
    return path;
  }

  /** Fills in the paths of the images. */
  async pictures({ result, before, after }: VisitReport): Promise<void> {
    if (result.outcome === 'passed') return;
    if (before !== null) this.copyBefore(result);
    if (after !== null) result.images.after = await this.image('after', result, after);
    if (before !== null && after !== null) {
      result.images.diff = await this.image('diff', result, drawDifference(before, after));
    }
  }

  /** The very file that was accepted, so that taking an acceptance back restores it to the byte. */
  copyBefore(result: VisualResult): void {
    const path = `before/${result.baseline}`;
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), this.baselines.png(result.baseline));
    result.images.before = path;
  }

  write(report: VisualReport): void {
    writeFileSync(join(this.folder, 'last-run.json'), `${JSON.stringify(report, null, 1)}\n`);
  }
}
