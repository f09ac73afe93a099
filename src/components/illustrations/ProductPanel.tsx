import type { ReactNode } from 'react';
import { productPanels, type PanelContent } from '../../content/productPanels.ts';
import { initialsOf } from '../../lib/initialsOf.ts';
import { Badge, Head, Root } from './ProductPanel.styles.ts';

export type ProductPanelProps = {
  panel: PanelContent;
  className?: string;
  children?: ReactNode;
};

/**
 * The frame of a drawn panel of the product, with its caption and with the business's badge and name. It is a picture: a screen reader
 * says its label, and nothing in it can be used. `data-aside` marks what a small poster leaves out.
 */
export function ProductPanel({ panel, className, children }: ProductPanelProps) {
  const { label, business, detail, caption = productPanels.caption } = panel;
  return (
    <Root className={className}>
      <figcaption>{caption}</figcaption>
      <div role="img" aria-label={label.replace('{business}', business)}>
        <Head>
          <Badge>{initialsOf(business)}</Badge>
          <b>{business}</b>
          <span data-aside="">{detail}</span>
        </Head>
        {children}
      </div>
    </Root>
  );
}
