import { DocsContainer } from '@storybook/blocks';
import type { ComponentProps } from 'react';
import { fontFaces } from '../../src/theme/fonts.ts';
import './docs.css';

export type DocsFrameProps = ComponentProps<typeof DocsContainer>;

/** Around every page of documentation, a guide's or a component's. */
export function DocsFrame(props: DocsFrameProps) {
  return (
    <>
      <style>{fontFaces('swap')}</style>
      <DocsContainer {...props} />
    </>
  );
}
