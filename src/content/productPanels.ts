/** A drawn panel of the product: whose it is, and what it shows. */
export type PanelContent = {
  /** What the panel shows, in a sentence for screen readers. `{business}` stands for the business. */
  label: string;
  business: string;
  detail: string;
  caption?: string;
};

/** What every drawn panel of the product shares. */
export const productPanels = { caption: 'Illustration' } as const;
