import 'styled-components';
import type { theme } from './theme.ts';

type Theme = Readonly<typeof theme.raw>;

declare module 'styled-components' {
  /** Raw values; templates use the roles of `theme` directly. */
  // oxlint-disable-next-line typescript/consistent-type-definitions, typescript/no-empty-object-type -- only an interface can be merged with the library's
  export interface DefaultTheme extends Theme {}
}
