import type { Link } from '../lib/links.ts';

/** Copy around a topic's dialog (`TopicContent`). */
export const topicCopy = {
  learnMore: 'Learn More',
  about: 'about',
  close: 'Close',
  action: { label: 'Book a demo', to: { route: 'bookingDemo' } },
} as const satisfies Record<string, string | Link>;
