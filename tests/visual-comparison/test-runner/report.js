import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the failed stories: the test runner does not hand on the name of jest's own report. */
export default class Report {
  onRunComplete(_, { testResults }) {
    const failed = testResults.flatMap((file) => file.testResults).filter(({ status }) => status === 'failed');
    const names = failed.map(({ ancestorTitles: [title, name] }) => `${title}/${name}`);
    writeFileSync(join(process.env.COMPARISON_FOLDER, 'test-runner.json'), JSON.stringify(names));
  }
}
