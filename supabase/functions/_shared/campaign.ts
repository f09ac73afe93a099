/** The query parameters by which an address names its campaign. */
export const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'] as const;

/** Query parameters with which advertising services name one click: by these they know the visitor, who therefore decides about them. */
export const clickIdNames = [
  ...(['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid'] as const),
  ...(['ttclid', 'twclid', 'li_fat_id', 'epik', 'ScCid', 'rdt_cid'] as const),
] as const;

/** The most UTF-16 units of a click's id. */
export const MAX_CLICK_ID = 500;

export type Utm = Partial<Record<(typeof utmNames)[number], string>>;
export type ClickIds = Partial<Record<(typeof clickIdNames)[number], string>>;

/** The entries of a record, or of a query, that have one of these names and a value. */
export function pick<Name extends string>(names: readonly Name[], read: (name: Name) => string | null | undefined) {
  const entries = names.map((name) => [name, read(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value)) as Partial<Record<Name, string>>;
}
