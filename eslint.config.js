import js from '@eslint/js';
import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import boundaries from 'eslint-plugin-boundaries';
import { flatConfigs as importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig } from 'eslint/config';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';

/** Layers of `src`, top to bottom. A file may import from its own layer and from the layers below. */
const layers = [
  ...['app', 'pages', 'layouts', 'sections', 'modals', 'forms', 'components'],
  ...['seo', 'services', 'integrations', 'hooks', 'content', 'theme', 'lib', 'config'],
];
/** Layers whose folders may not import from each other. */
const isolated = ['sections', 'modals'];

const importable = (layer) => layers.slice(layers.indexOf(layer) + (isolated.includes(layer) ? 1 : 0));

const product = ['src', 'stories', 'mocks', 'public', 'supabase', '.storybook'];
const tools = readdirSync('tools', { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Tests import the product and the tools, a tool imports `tools/shared` and the product, and the product imports neither. */
const zones = [
  { target: product, from: ['tools', 'tests'], message: 'The product imports neither tools nor tests.' },
  { target: 'tools', from: 'tests', message: 'Tools import no tests.' },
  ...tools.map(({ name }) => ({
    target: `tools/${name}`,
    from: 'tools',
    except: [...new Set([name, 'shared'])],
    message: 'A tool imports no other tool: move what both need to tools/shared, or run the other tool as a process.',
  })),
];

const noEnums = { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' };

export default defineConfig(
  { ignores: ['dist', 'storybook-static', 'artifacts', 'node_modules', '.cache', '.local', 'supabase/.temp'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  importX.recommended,
  importX.typescript,
  comments.recommended,
  ...[
    react.configs.flat.recommended,
    react.configs.flat['jsx-runtime'],
    jsxA11y.flatConfigs.strict,
    // Parses each file once more, so it looks only where React is used.
    reactHooks.configs.flat.recommended,
  ].map((config) => ({ ...config, files: ['{src,stories,mocks,.storybook,tools/visual}/**/*.{ts,tsx}'] })),
  storybook.configs['flat/recommended'],
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: {
      react: { version: 'detect' },
      'import-x/resolver': { typescript: true },
      'boundaries/elements': layers.map((type) => ({
        type,
        pattern: isolated.includes(type) ? `src/${type}/*/**` : `src/${type}/**`,
        partialMatch: false,
      })),
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@eslint-community/eslint-comments/require-description': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      // The compiler says the same, and the rules take an eighth of the time.
      'import-x/namespace': 'off',
      'import-x/default': 'off',
      // Enums are rejected as such, classes are few, and these two rules take a fifth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'import-x/no-named-as-default-member': 'off',
      // `styled` is both styled-components' default export and a named one.
      'import-x/no-named-as-default': 'off',
      // It compares files, and the types of all icons are in one.
      'import-x/no-duplicates': 'off',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'react/prop-types': 'off',
      // For class components. The only one is the error boundary.
      'react/no-direct-mutation-state': 'off',
      'react/require-render-return': 'off',
      // The slowest of React's rules after those for hooks; memo and forwardRef are given named functions.
      'react/display-name': 'off',
      // Stories take their test functions from `stories/support/test.ts`.
      'storybook/use-storybook-expect': 'off',
      'no-console': ['error', { allow: ['info', 'error'] }],
      'no-restricted-syntax': ['error', noEnums],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message: `{{from.element.types}} may not import {{to.element.types}}: imports point down the layers (${layers.join(', ')}), and not from one section or dialog to another. Move the shared part down, or pass it in as a prop.`,
          policies: layers.map((layer) => ({
            from: { element: { type: layer } },
            allow: { to: { element: { type: importable(layer) } } },
          })),
        },
      ],
    },
  },
  {
    // React replaces a component in the open page only where its file exports nothing else. Pages also export what routes need of them.
    files: ['src/**/*.tsx'],
    ignores: ['src/{app,pages,seo}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noEnums,
        ...[
          'ExportAllDeclaration',
          'ExportNamedDeclaration[exportKind="value"] > ExportSpecifier',
          'ExportNamedDeclaration > FunctionDeclaration[id.name=/^[a-z]/]',
          'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name!=/^[A-Z]\\w*[a-z]/]',
          'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > CallExpression[callee.name="createContext"]',
        ].map((selector) => ({
          selector,
          message: 'A component’s file exports only components and types: move this to its own file.',
        })),
      ],
    },
  },
  { files: ['tools/**', 'tests/**', '*.config.{ts,js}'], rules: { 'no-console': 'off' } },
  // Types matter most in what visitors run. Around it, the typed rules are those that find a forgotten `await`.
  {
    files: ['{.storybook,mocks,stories,tests,tools}/**', 'src/**/*.{test,harness}.{ts,tsx}', '*.config.ts'],
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
  // Playwright hands fixtures on with a function called `use`, which is not React's.
  // And it reads a fixture's parameters from the function's text: one that takes nothing still has to say so.
  {
    files: ['tests/{e2e,release}/**'],
    rules: {
      'react-hooks/rules-of-hooks': 'off',
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
);
