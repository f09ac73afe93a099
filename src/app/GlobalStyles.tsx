import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { theme } from '../theme/index.ts';

/** The styles of the document, and the theme's values as custom properties. */
export function GlobalStyles() {
  return (
    <>
      <theme.GlobalStyle />
      <GlobalStyle />
    </>
  );
}
