/** Words of every video that another host shows. */
export const embeddedVideo = {
  failedTitle: 'The video did not load',
  failedText: 'Your connection or a blocker may be in the way.',
  openPage: 'Watch it on its own page',
} as const;
