/** `npm run reliability`: writes `docs/reliability.md` from the report of the last end-to-end run. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reliabilityPage, type E2eReport } from './reliability.ts';

const report = JSON.parse(readFileSync(join('artifacts', 'e2e', 'report.json'), 'utf8')) as E2eReport;
writeFileSync(join('docs', 'reliability.md'), reliabilityPage(report));
console.log('docs/reliability.md is written.');
