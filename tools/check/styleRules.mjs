/** What stylelint does not check by itself: the project's own rules, as a plugin for it. */
import { createRequire } from 'node:module';
import stylelint from 'stylelint';
import { browsers, supportOf } from './browsers.mjs';

const { css } = createRequire(import.meta.url)('@mdn/browser-compat-data');

const ruleName = 'project/prefixes';
const messages = stylelint.utils.ruleMessages(ruleName, {
  missing: (problem) => `${String(problem)}: write that before it, on its own.`,
  alone: (problem) => `${String(problem)} after it, for the other browsers.`,
});

/** The name that a statement of MDN's data has for a feature. */
const nameIn = ({ prefix = '', alternative_name: other }, name) => other ?? prefix + name;

/** The name that a browser needs for a feature; undefined if the feature's own will do, or nothing will. */
function nameNeeded(feature, name, browser) {
  const names = supportOf(feature, browser).map((statement) => nameIn(statement, name));
  return names.includes(name) ? undefined : names[0];
}

/** Keywords and functions of a value, without texts, addresses and what JavaScript puts in. */
const wordsOf = (value) => value.replace(/\$\{[^}]*\}|(["']).*?\1|url\([^)]*\)/g, '').match(/(?<![\w-])-?[a-z][a-z-]*/g) ?? [];

/** Functions that make an image stand in many properties. */
const valueFeature = (property, word) => css.properties[property]?.[word] ?? css.types.image[word];

/** The standard name of a prefixed word of a property; undefined where the data has none. */
function standardName(property, prefixed) {
  const features = { ...css.types.image, ...css.properties[property] };
  const isNameOf = ([name, feature]) =>
    Object.values(feature.__compat?.support ?? {})
      .flat()
      .some((statement) => nameIn(statement, name) === prefixed);
  return Object.entries(features).find(isNameOf)?.[0];
}

/** styled-components add no prefixes. */
const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  const report = (node, message) => stylelint.utils.report({ ruleName, result, node, message });
  const checkName = (node, feature, name, isWritten) => {
    for (const browser of browsers) {
      const needed = nameNeeded(feature, name, browser);
      if (!needed || isWritten(needed)) continue;
      report(node, messages.missing(`${browser.join(' ')} (browserslist in package.json) knows ${name} only as ${needed}`));
      return;
    }
  };

  root.walkDecls((declaration) => {
    const { prop: property, value, parent } = declaration;
    checkName(declaration, css.properties[property], property, (needed) => parent.some(({ prop }) => prop === needed));
    const isInSibling = (word) => parent.some((sibling) => sibling.prop === property && wordsOf(sibling.value).includes(word));
    for (const word of wordsOf(value)) {
      checkName(declaration, valueFeature(property, word), word, isInSibling);
      const standard = word.startsWith('-') ? standardName(property, word) : undefined;
      if (standard && !isInSibling(standard)) report(declaration, messages.alone(`${word}: write ${standard}`));
    }
  });
  root.walkAtRules((atRule) => {
    const isWritten = (needed) => atRule.parent.some(({ name, params }) => name === needed && params === atRule.params);
    checkName(atRule, css['at-rules'][atRule.name], atRule.name, isWritten);
  });
  root.walkRules((styled) => {
    const isWritten = (needed) => styled.parent.some(({ selector }) => selector?.includes(needed));
    for (const [, name] of styled.selector.matchAll(/::?([a-z-]+)/g)) checkName(styled, css.selectors[name], name, isWritten);
  });
};
Object.assign(rule, { ruleName, messages });

export default stylelint.createPlugin(ruleName, rule);
