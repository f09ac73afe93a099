/** False in Safari before 17, Firefox before 125 and Chrome before 114. */
export const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;
