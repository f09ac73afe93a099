/** The review page as files, for CI: everything in one folder, to be opened without a server. */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runFolder } from '../report.ts';
import type { VisualReport } from '../report-types.ts';

const staticReportFolder = (artifacts: string): string => join(artifacts, 'visual-report');

/** A report of an earlier failure must not outlive the run that passed. */
export function removeStaticReport(artifacts: string): void {
  rmSync(staticReportFolder(artifacts), { recursive: true, force: true });
}

export async function writeStaticReport(artifacts: string, report: VisualReport, storybook: string | null): Promise<string> {
  removeStaticReport(artifacts);
  const folder = staticReportFolder(artifacts);
  const results = report.results.filter(({ outcome }) => outcome !== 'passed');
  for (const path of results.flatMap(({ images }) => [images.before, images.after, images.diff])) {
    if (path === null || !existsSync(join(runFolder(artifacts), path))) continue;
    mkdirSync(dirname(join(folder, 'images', path)), { recursive: true });
    cpSync(join(runFolder(artifacts), path), join(folder, 'images', path));
  }
  mkdirSync(folder, { recursive: true });
  const { reviewTemplate } = await import('./page.ts');
  const template = await reviewTemplate();
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    template({ report: { ...report, results }, actions: false, refusal: null, imageBase: 'images/', storybook }),
  );
  return file;
}
