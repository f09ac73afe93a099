/** Where the company works: a day that closes or opens something begins and ends there. */
export const timeZone = 'America/Chicago';
