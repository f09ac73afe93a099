/** The browsers of package.json, and what MDN's data says that they know. */
import { createRequire } from 'node:module';

/** `ios_saf >= 16.0`: the oldest version in which all pages work. `vite.config.ts` compiles for the same. */
export const browsers = createRequire(import.meta.url)('../../package.json').browserslist.map((query) => query.split(' >= '));

const statementsOf = (feature, name) => [feature?.__compat?.support[name === 'ios_saf' ? 'safari_ios' : name] ?? []].flat();

/** Whether the data knows a feature in a browser at all. */
export const isKnown = (feature, [name]) => statementsOf(feature, name).length > 0;

/** What the data says of a feature in a browser's oldest version: under which names it is there; nothing if it is missing. */
export const supportOf = (feature, [name, oldest]) =>
  statementsOf(feature, name).filter(
    ({ flags, version_added: added, version_removed: removed }) =>
      !flags &&
      Number.parseFloat(`${added}`.replace('≤', '')) <= Number(oldest) &&
      !(Number.parseFloat(removed) <= Number(oldest)),
  );
