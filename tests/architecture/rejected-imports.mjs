// Asks the linter, with the project's own rules, from which room of `src` which other rooms may not be imported. Prints an object of
// lists. A program of its own, because the linter's configuration is an ES module.
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ESLint } from 'eslint';

const rooms = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Two files of each room: a room that may not use itself has to be asked about another of its parts. */
const filesOf = (room) =>
  readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.endsWith('.d.ts'))
    .map((file) => join('src', room, file));

const eslint = new ESLint({
  // No other rule says anything, and no types are needed.
  ruleFilter: ({ ruleId }) => ruleId === 'boundaries/dependencies',
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false, project: false } },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
});

const refused = {};
for (const room of rooms) {
  const [from] = filesOf(room);
  const imported = rooms.map((other) => filesOf(other).find((file) => dirname(file) !== dirname(from)) ?? filesOf(other)[1]);
  const lines = imported.map((file) => `import '${relative(dirname(from), file).replace(/^(?!\.)/, './')}';`);
  const [{ messages }] = await eslint.lintText(lines.join('\n'), { filePath: from });
  refused[room] = messages.map(({ line }) => rooms[line - 1]).sort();
}
console.log(JSON.stringify(refused));
