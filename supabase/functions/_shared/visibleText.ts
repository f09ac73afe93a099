// Direction marks, zero-width spaces and the like: pasted along, not seen, and no part of a name or an address. What joins
// letters or emojis, and what chooses between their forms, stays where there is something to join.
const INVISIBLE = /\p{DI}/gu;
const INVISIBLE_AND_NO_JOINER = /(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{DI}/gu;

/** The text without its invisible characters, and without the space around it. */
export function visibleText(text: string): string {
  const visible = text.replace(INVISIBLE_AND_NO_JOINER, '').trim();
  return visible.replace(INVISIBLE, '') === '' ? '' : visible;
}
