/** Words around a topic's dialog (`TopicContent`). */
export const topicWords = { learnMore: 'Learn More', about: 'about', close: 'Close' } as const;
