// Asks the linter, with the project's own rules, from which layer of `src` which other layers may not be imported. Prints an object of
// lists. A program of its own, because the linter's configuration is an ES module.
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ESLint } from 'eslint';

const layers = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** All files of a layer: an isolated layer is asked about another of its folders. */
const filesOf = (layer) =>
  readdirSync(join('src', layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.endsWith('.d.ts'))
    .map((file) => join('src', layer, file));

const eslint = new ESLint({
  // No other rule says anything, and no types are needed.
  ruleFilter: ({ ruleId }) => ruleId === 'boundaries/dependencies',
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false, project: false } },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
});

const rejected = {};
for (const layer of layers) {
  const [from] = filesOf(layer);
  const imported = layers.map((other) => filesOf(other).find((file) => dirname(file) !== dirname(from)) ?? filesOf(other)[1]);
  const lines = imported.map((file) => `import '${relative(dirname(from), file).replace(/^(?!\.)/, './')}';`);
  const [{ messages }] = await eslint.lintText(lines.join('\n'), { filePath: from });
  rejected[layer] = messages.map(({ line }) => layers[line - 1]).sort();
}
console.log(JSON.stringify(rejected));
