const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The calendar day that an ISO date or time is written with, whatever the time zone: `May 9, 2027`. */
export const formatDate = (isoDate: string): string => format.format(new Date(isoDate.slice(0, 10)));
