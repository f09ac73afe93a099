/** `npm run check`: runs the checks that files which differ from the main branch can affect. */
import { planChecks, readChanges } from './changed.ts';
import { runChecks } from './runner.ts';

const REPORT_SECONDS = 10;

const started = Date.now();
const changes = readChanges();
const { checks, notes } = planChecks(changes);
const count = changes.files.length + changes.deleted.length;
console.log(`Files that differ from the main branch, at ${changes.base.slice(0, 10)}: ${count}`);
const { passed, failed } = await runChecks(checks, { reportSeconds: REPORT_SECONDS });
for (const note of notes) console.log(`not checked: ${note}`);
console.log(`${passed} passed, ${failed} failed (${((Date.now() - started) / 1000).toFixed(0)} s)`);
process.exitCode = failed === 0 ? 0 : 1;
