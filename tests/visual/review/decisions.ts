/** Carries out what a reviewer decides: baselines, manifest, rejections and the report, in that order. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptResult, acceptable, acceptanceRefusal } from '../accept.ts';
import { Baselines } from '../baselines.ts';
import type { Picture } from '../compare.ts';
import { readRejections, without, writeRejections } from '../manifest.ts';
import { decodePng, hashPixels } from '../picture.ts';
import { reportFile, runFolder } from '../report.ts';
import { REPORT_VERSION } from '../report-types.ts';
import type { BrowserEnvironment, VisualReport, VisualResult } from '../report-types.ts';

export type ReviewPlaces = {
  artifacts: string;
  baselines: string;
  ci: boolean;
};

export function readReport(artifacts: string): VisualReport {
  const report = JSON.parse(readFileSync(reportFile(artifacts), 'utf8')) as VisualReport;
  const version: number = report.version;
  if (version !== REPORT_VERSION)
    throw new Error('The last run was written by another version of the gate. Run "npm run visual" again.');
  return report;
}

/** Why the reviewer can only look, or null. */
export function refusalOf({ environment }: VisualReport, ci: boolean): string | null {
  return acceptanceRefusal({ ci, status: environment.status, everything: false });
}

export class Reviewer {
  constructor(private readonly places: ReviewPlaces) {}

  private async image(path: string | null): Promise<Picture | null> {
    return path === null ? null : decodePng(readFileSync(join(runFolder(this.places.artifacts), path)));
  }

  private forgetRejection(result: VisualResult): void {
    const rejections = readRejections(this.places.baselines);
    if (rejections[result.baseline] === undefined) return;
    writeRejections(this.places.baselines, without(rejections, result.baseline));
  }

  private async accept(result: VisualResult, environment: BrowserEnvironment): Promise<void> {
    if (!acceptable(result)) throw new Error('This cannot be accepted: the story has to be mended first.');
    const picture = await this.image(result.images.after);
    if (result.outcome !== 'removed' && (picture === null || hashPixels(picture) !== result.pixels)) {
      throw new Error('The picture on disk is not the one of this report. Run "npm run visual" again.');
    }
    await acceptResult(new Baselines(this.places.baselines), environment, result, picture);
    this.forgetRejection(result);
    Object.assign(result, { decision: 'accepted', rejected: null });
  }

  private reject(result: VisualResult, note: string): void {
    const rejections = readRejections(this.places.baselines);
    const pixels = result.outcome === 'removed' ? 'removed' : (result.pixels ?? 'none');
    const rejected = { note, at: new Date().toISOString(), pixels };
    writeRejections(this.places.baselines, { ...rejections, [result.baseline]: rejected });
    Object.assign(result, { decision: 'rejected', rejected });
  }

  private async undo(result: VisualResult, environment: BrowserEnvironment): Promise<void> {
    if (result.decision === 'rejected') {
      this.forgetRejection(result);
      result.rejected = null;
    } else if (result.decision === 'accepted') {
      const baselines = new Baselines(this.places.baselines);
      const before = await this.image(result.images.before);
      if (before === null) {
        baselines.remove(result.baseline);
        baselines.save(environment);
      } else await acceptResult(baselines, environment, { ...result, outcome: 'changed' }, before);
    }
    result.decision = null;
  }

  async decide(action: 'accept' | 'reject' | 'undo', keys: readonly string[], note: string): Promise<VisualReport> {
    const report = readReport(this.places.artifacts);
    const { browser, flags, fonts } = report.environment;
    const environment = { browser, flags, fonts };
    const refusal = refusalOf(report, this.places.ci);
    if (action === 'accept' && refusal !== null) throw new Error(refusal);
    for (const key of keys) {
      const result = report.results.find((one) => one.key === key);
      if (result === undefined) throw new Error(`The last run has no ${key}. Load the page again.`);
      // A second thought starts from where the first began.
      if (result.decision !== null) await this.undo(result, environment);
      if (action === 'accept') await this.accept(result, environment);
      else if (action === 'reject') this.reject(result, note);
      // After each, so that an error in the middle leaves a report that tells the truth.
      writeFileSync(reportFile(this.places.artifacts), `${JSON.stringify(report, null, 1)}\n`);
    }
    return report;
  }
}
