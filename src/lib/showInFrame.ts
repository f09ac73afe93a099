/**
 * Leads a frame on to another address without an entry in the history: a changed `src` would add one, and the visitor's first Back
 * would only undo it.
 */
export const showInFrame = (frame: HTMLIFrameElement, address: string): void => frame.contentWindow?.location.replace(address);
