/** What oxlint does not check by itself: the project's own rules, as a plugin for it. Imports of files are relative and complete. */
import { createRequire } from 'node:module';
import { posix, relative, sep } from 'node:path';
import { browsers, isKnown, supportOf } from './browsers.mjs';

/** Layers of `src`, top to bottom. A file may import from its own layer and from the layers below. */
const layers = [
  'app',
  'pages',
  'layouts',
  'sections',
  'modals',
  'forms',
  'components',
  'seo',
  'services',
  'integrations',
  'hooks',
  'startup',
  'content',
  'theme',
  'lib',
  'config',
];
/** Layers whose rooms may not import from each other. */
const isolated = ['sections', 'modals'];

/**
 * Why a file may not import another: imports of `src` point down the layers, and a tool imports no other tool. What product, tools and
 * tests may import is the diagram of docs/architecture.md, which a test compares with the code.
 */
function importProblem(from, to) {
  const [top, layer, part] = from.split('/');
  const [toTop, toLayer, toPart] = to.split('/');
  if (top === 'tools' && toTop === 'tools' && toLayer !== layer && toLayer !== 'shared')
    return 'A tool imports no other tool: move what both need to tools/shared, or run the other tool as a process.';
  const climbs = layers.indexOf(toLayer) < layers.indexOf(layer);
  const crosses = isolated.includes(layer) && toLayer === layer && toPart !== part;
  if (top === 'src' && toTop === 'src' && (climbs || crosses))
    return `${layer} may not import ${toLayer}: imports point down the layers (${layers.join(', ')}), and not from one room of sections or dialogs to another. Move the shared part down, or pass it in as a prop.`;
  return undefined;
}

const imports = {
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll(sep, '/');
    const check = ({ source }) => {
      if (!source?.value?.startsWith?.('.')) return;
      const message = importProblem(file, posix.join(posix.dirname(file), source.value));
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

const forbid = (message, selectors) => ({
  create: (context) => Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

/** React replaces a component in the open page only where its file exports nothing else. */
const componentExports = forbid('A component’s file exports only components and types: move this to its own file.', [
  'ExportAllDeclaration',
  'ExportNamedDeclaration[exportKind="value"] > ExportSpecifier',
  'ExportNamedDeclaration > FunctionDeclaration[id.name=/^[a-z]/]',
  'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name!=/^[A-Z]\\w*[a-z]/]',
  'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > CallExpression[callee.name="createContext"]',
]);

const stories = forbid('A stories file exports its meta by default, and at least one story, in PascalCase.', [
  'Program:not(:has(ExportDefaultDeclaration))',
  'Program:not(:has(ExportNamedDeclaration > VariableDeclaration))',
  'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name!=/^[A-Z]/]',
]);

/** A test that takes its number from the code that it tests goes along with every wrong number. */
const limitsInTests = {
  create: (context) => ({
    ImportDeclaration({ source, specifiers }) {
      if (!/^\.{1,2}\//.test(source.value)) return;
      const file = relative(context.cwd, context.filename).replaceAll(sep, '/');
      if (!/^(src|supabase)\//.test(posix.join(posix.dirname(file), source.value))) return;
      for (const { imported, loc } of specifiers) {
        if (!imported || !/^[A-Z][A-Z\d_]*$/.test(imported.name)) continue;
        context.report({ loc, message: `A test states what it asserts: write the value of ${imported.name} here.` });
      }
    },
  }),
};

const exceptions = {
  create: (context) => ({
    Program() {
      const message =
        'An exception is `oxlint-disable-next-line <rule> -- <reason>`: for one line, named rules, and with its reason.';
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        if (!/^\s*(ox|es)lint-(disable|enable)/.test(value)) continue;
        if (!/^\s*oxlint-disable-next-line [\w/-]+(, [\w/-]+)* -- \S/.test(value)) context.report({ loc, message });
      }
    },
  }),
};

/** MDN's data does not say it of each. */
const secureContext = forbid(
  'This is missing on a page that was opened by http and an address: prepare for its absence, or use `lib/randomUuid.ts`.',
  [
    'MemberExpression[object.name="crypto"][property.name=/^(randomUUID|subtle)$/]',
    'MemberExpression[object.name="navigator"][property.name=/^(clipboard|credentials|locks|mediaDevices|serviceWorker|share|storage|wakeLock)$/]',
    'MemberExpression[object.name=/^(window|globalThis|self)$/][property.name=/^(caches|cookieStore)$/]',
  ],
);

const require = createRequire(import.meta.url);

/** MDN's name for the type of a global object. */
const typeOf = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** The first declared browser that lacks a feature of MDN's data; undefined where all have it or the data does not know it. */
const browserWithout = (feature) =>
  browsers.find((browser) => isKnown(feature, browser) && supportOf(feature, browser).length === 0);

/** Globals, their static methods, and syntax of regular expressions. The compiler's `lib` has the methods of values. */
const browserSupport = {
  create(context) {
    const { api, javascript } = require('@mdn/browser-compat-data');
    const isDeclared = ({ name }, scope) =>
      Boolean(scope && (scope.set.get(name)?.defs.length || isDeclared({ name }, scope.upper)));
    const check = (node, name, feature) => {
      const [browser, oldest] = browserWithout(feature) ?? [];
      if (!browser || (node.type === 'Identifier' && isDeclared(node, context.sourceCode.getScope(node)))) return;
      context.report({ node, message: `${name} is missing in ${browser} ${oldest} (browserslist in package.json).` });
    };
    const checkGlobal = ({ callee }) => check(callee, callee.name, api[callee.name] ?? javascript.builtins[callee.name]);
    return {
      CallExpression: checkGlobal,
      NewExpression: checkGlobal,
      MemberExpression({ object, property, computed, parent }) {
        // A call or access with `?.` is prepared for its absence.
        if (computed || object.type !== 'Identifier' || parent.optional) return;
        const { [object.name]: builtIn } = javascript.builtins;
        const feature = api[object.name]?.[`${property.name}_static`] ?? builtIn?.[property.name];
        check(object, `${object.name}.${property.name}`, feature ?? api[typeOf(object.name)]?.[property.name]);
      },
      Literal(node) {
        const { regex } = node;
        if (!regex) return;
        const { regular_expressions: syntax, builtins } = javascript;
        if (/\(\?<[=!]/.test(regex.pattern)) check(node, 'A lookbehind', syntax.lookbehind_assertion);
        if (regex.flags.includes('v')) check(node, 'The flag v', builtins.RegExp.unicodeSets);
      },
    };
  },
};

export default {
  meta: { name: 'project' },
  rules: {
    imports,
    enums: forbid('Use a union of strings.', ['TSEnumDeclaration']),
    'browser-support': browserSupport,
    'secure-context': secureContext,
    'component-exports': componentExports,
    exceptions,
    'limits-in-tests': limitsInTests,
    stories,
  },
};
