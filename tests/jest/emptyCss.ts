/** Stands for the text of a style sheet: jsdom lays nothing out. */
export default '';
