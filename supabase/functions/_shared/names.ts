/** Splits a full name: the first word becomes the first name, the others the last name. */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...otherNames] = fullName.split(/\s+/);
  return { firstName, lastName: otherNames.join(' ') };
}
