/** What stylelint does not check by itself: the project's own rules, as a plugin for it. */
import { createRequire } from 'node:module';
import stylelint from 'stylelint';
import { browsers, supportOf } from './browsers.mjs';

const { css } = createRequire(import.meta.url)('@mdn/browser-compat-data');

const ruleName = 'project/prefixes';
const messages = stylelint.utils.ruleMessages(ruleName, {
  missing: (browser, property) =>
    `${String(browser)} (browserslist in package.json) knows only ${String(property)}: write it before the property without the prefix.`,
});

/** The name that a browser needs for a property; undefined if its own will do, or nothing will. */
function prefixedName(property, browser) {
  const statements = supportOf(css.properties[property], browser);
  if (statements.some(({ prefix, alternative_name: other }) => !prefix && !other)) return undefined;
  const [{ prefix } = {}] = statements.filter((statement) => statement.prefix);
  return prefix && prefix + property;
}

/** styled-components add no prefixes. */
const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkDecls((declaration) => {
    const { prop: property, parent } = declaration;
    for (const browser of browsers) {
      const needed = prefixedName(property, browser);
      if (!needed || parent.some((sibling) => sibling.prop === needed)) continue;
      stylelint.utils.report({ ruleName, result, node: declaration, message: messages.missing(browser.join(' '), needed) });
      return;
    }
  });
};
Object.assign(rule, { ruleName, messages });

export default stylelint.createPlugin(ruleName, rule);
