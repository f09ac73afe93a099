const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The calendar day of an ISO date or moment as it is written there, in any time zone: `May 9, 2027`. */
export const formatDate = (isoDate: string): string => format.format(new Date(isoDate.slice(0, 10)));
