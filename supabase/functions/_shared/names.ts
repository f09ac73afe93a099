/** The first word of a full name is taken for the first name, the others for the last. */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...otherNames] = fullName.split(/\s+/);
  return { firstName, lastName: otherNames.join(' ') };
}
