import { DocsContainer } from '@storybook/blocks';
import type { ComponentProps } from 'react';
import { fontFaces } from '../../src/theme/fonts.ts';
import './docs.css';

export type DocsFrameProps = ComponentProps<typeof DocsContainer>;

/** Wraps every documentation page, of a guide or of a component. */
export function DocsFrame(props: DocsFrameProps) {
  return (
    <>
      <style>{fontFaces}</style>
      <DocsContainer {...props} />
    </>
  );
}
