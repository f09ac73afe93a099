import type { Link } from './links.ts';

/** What 'Book Implementation Call' does on a page: open the lead form, or link to a calendar. */
export type BookingAction = ({ label: string; opens: 'leadDialog' } | Link) & {
  /** ISO date and time from which it can be used; absent: always. */
  availableAt?: string;
};
