// Asks the linter, with the project's own rules, which folders may not import which others. Prints
// `{ layers, house }`: for each layer of `src` the rejected layers, and for each part of the project the rejected parts.
// A separate program, because the linter's configuration is an ES module.
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ESLint } from 'eslint';

const foldersOf = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?tsx?$/.test(file) && !/\.(test|d)\./.test(file))
    .map((file) => join(folder, file));

/** For each folder, the folders that a rule does not let its files import. */
async function rejectedImports(rule, folders) {
  const eslint = new ESLint({
    // One rule alone, which needs no types.
    ruleFilter: ({ ruleId }) => ruleId === rule,
    overrideConfig: {
      languageOptions: { parserOptions: { projectService: false, project: false } },
      linterOptions: { reportUnusedDisableDirectives: 'off' },
    },
  });
  const rejected = {};
  for (const folder of folders) {
    const [from] = filesOf(folder);
    // Another part of the same folder, if there is one, because some layers reject those too.
    const imported = folders.map(
      (other) => filesOf(other).find((file) => dirname(file) !== dirname(from)) ?? filesOf(other).at(-1),
    );
    const lines = imported.map((file) => `import '${relative(dirname(from), file).replace(/^(?!\.)/, './')}';`);
    const [{ messages }] = await eslint.lintText(lines.join('\n'), { filePath: from });
    rejected[folder] = messages.map(({ line }) => folders[line - 1]).sort();
  }
  return rejected;
}

const house = ['src', 'stories', 'mocks', 'supabase', '.storybook', 'tests', ...foldersOf('tools')];
console.log(
  JSON.stringify({
    layers: await rejectedImports('boundaries/dependencies', foldersOf('src')),
    house: await rejectedImports(
      'import-x/no-restricted-paths',
      house.filter((folder) => filesOf(folder).length > 0),
    ),
  }),
);
