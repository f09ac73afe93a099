/** Copy around a topic's dialog (`TopicContent`). */
export const topicCopy = { learnMore: 'Learn More', about: 'about', close: 'Close' } as const;
