/** Texts that may be a stranger's: those of a pull request's page, story or error. */

const MAX_LINE = 500;
const MAX_LINES = 60;

/** What ends a line in a log, in Markdown or in a terminal, and what hides or turns round the text beside it. */
const BREAKS_AND_HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

/** The text as one line without hidden characters. */
export const oneLine = (text: string): string => text.replace(BREAKS_AND_HIDDEN, ' ').slice(0, MAX_LINE);

/** The text with its own line breaks, and nothing else that ends a line. */
export const plainLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/, MAX_LINES)
    .map(oneLine)
    .join('\n');

/** The runner of GitHub obeys a printed line such as `::error::…` or `##[warning]…`. */
export const withoutCommands = (text: string): string => text.replace(/^(\s*):(?=:)/gm, '$1: ').replaceAll('##[', '## [');
