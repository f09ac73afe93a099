import type { ReactNode } from 'react';
import { productPanels, type PanelContent } from '../../content/productPanels.ts';
import { Root } from './ProductPanel.styles.ts';

export type ProductPanelProps = {
  panel: PanelContent;
  className?: string;
  children?: ReactNode;
};

/**
 * The frame of a drawn panel of the product, with its caption. It is a picture: a screen reader says its label, and nothing in it can be
 * used. `data-aside` marks what a small poster leaves out.
 */
export function ProductPanel({ panel, className, children }: ProductPanelProps) {
  const { label, title, detail, caption = productPanels.caption } = panel;
  return (
    <Root className={className}>
      <figcaption>{caption}</figcaption>
      <div role="img" aria-label={label}>
        <p>
          <b>{title}</b>
          <span data-aside="">{detail}</span>
        </p>
        {children}
      </div>
    </Root>
  );
}
