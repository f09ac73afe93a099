const MAX_LINES = 20;
const MAX_NAMES = 8;

/** The names that a page has for each role, from the elements that Testing Library prints. */
function namesByRole(elements: string): string[] {
  const found = new Map<string, string[]>();
  let names: string[] = [];
  for (const [, role, name] of elements.matchAll(/^ *(?:([a-z]+):|Name "(.*)":)$/gm)) {
    if (role !== undefined) found.set(role, (names = []));
    else if (name) names.push(`“${name}”`);
  }
  return Array.from(found, ([role, all]) => {
    const shown = all.length > MAX_NAMES ? [...all.slice(0, MAX_NAMES), '…'] : all;
    return shown.length === 0 ? `  ${role}` : `  ${role}: ${shown.join(', ')}`;
  });
}

/**
 * The error of a query or a wait of Testing Library. Its own ends with the whole document, which hides the sentence that helps. Of what
 * there is instead of an element this one tells the roles and their names.
 */
export function failedQuery(message: string | null): Error {
  const [text = '', elements = ''] = (message ?? '').split(/(?<=^Here are the .*:\n)/m);
  const lines = [...text.trim().split('\n'), ...namesByRole(elements)];
  const left = lines.length - MAX_LINES;
  const error = new Error([...lines.slice(0, MAX_LINES), ...(left > 0 ? [`and ${left} more lines`] : [])].join('\n'));
  error.name = 'TestingLibraryElementError';
  // The place is that of the query. Not every browser can say so.
  if ('captureStackTrace' in Error) Error.captureStackTrace(error, failedQuery);
  return error;
}
