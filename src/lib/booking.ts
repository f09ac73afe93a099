import type { Link } from './links.ts';

/** What 'Book Implementation Call' does on a page: ask who is calling first, or go straight to a calendar. */
export type BookingAction = ({ label: string; opens: 'leadDialog' } | Link) & {
  /** ISO date and time from which it can be used. Absent: at once. */
  availableAt?: string;
};
