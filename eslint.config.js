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

/** Rooms of the house, from the top floor down. A room may use those below it. */
const floors = ['app', 'pages', 'layouts', 'sections', 'modals', 'forms', 'components'];
const foundations = ['hooks', 'seo', 'integrations', 'services', 'content', 'theme', 'lib', 'config'];
/** Rooms whose parts, a folder each, know nothing of each other. In the other rooms a part may use its neighbours. */
const apart = ['sections', 'modals'];

const usable = (room) => {
  const floor = floors.indexOf(room);
  const own = apart.includes(room) ? [] : [room];
  return [...own, ...(floor === -1 ? [] : floors.slice(floor + 1)), ...foundations];
};

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

export default defineConfig(
  { ignores: ['dist', 'storybook-static', 'artifacts', 'node_modules', '.cache', '.local', 'mocks/public', 'supabase/.temp'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  importX.recommended,
  importX.typescript,
  comments.recommended,
  react.configs.flat.recommended,
  react.configs.flat['jsx-runtime'],
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  storybook.configs['flat/recommended'],
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: {
      react: { version: 'detect' },
      'import-x/resolver': { typescript: true },
      'boundaries/elements': [...floors, ...foundations].map((type) => ({
        type,
        pattern: apart.includes(type) ? `src/${type}/*/**` : `src/${type}/**`,
        partialMatch: false,
      })),
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@eslint-community/eslint-comments/require-description': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones }],
      // The compiler says the same, and the rule takes a tenth of the time.
      'import-x/namespace': 'off',
      'import-x/no-named-as-default-member': 'off',
      // `styled` is both styled-components' default export and a named one.
      'import-x/no-named-as-default': 'off',
      'react/prop-types': 'off',
      // Stories take their test functions from `stories/support/test.ts`.
      'storybook/use-storybook-expect': 'off',
      'no-console': ['error', { allow: ['info', 'error'] }],
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
          message:
            '{{from.element.types}} may not use {{to.element.types}}: imports point down the house (app, pages, layouts, sections, modals, forms, components, then hooks, services, content …), and not from one section or dialog to another. Move the shared part down, or pass it in as a prop.',
          policies: [...floors, ...foundations].map((room) => ({
            from: { element: { type: room } },
            allow: { to: { element: { type: usable(room) } } },
          })),
        },
      ],
    },
  },
  { files: ['tools/**', 'tests/**', '*.config.{ts,js}'], rules: { 'no-console': 'off' } },
  // Playwright hands fixtures on with a function called `use`, which is not React's.
  // And it reads a fixture's parameters from the function's text: one that takes nothing still has to say so.
  {
    files: ['tests/e2e/**'],
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
