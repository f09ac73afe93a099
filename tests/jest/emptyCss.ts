/** Replaces style sheets, because jsdom has no layout. */
export default '';
