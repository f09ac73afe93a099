type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** The `keyCode` of every key that an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method, with which people write Japanese, Chinese or Korean: its Enter accepts a word and its Escape
 * discards one, and neither is meant for the page. Safari ends the composition before the event of the key that ended it.
 */
export const isComposing = (key: Key): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
  key.isComposing || key.keyCode === TAKEN_BY_INPUT_METHOD;
