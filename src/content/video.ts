/** Copy of every video on another host. */
export const embeddedVideo = {
  failedTitle: 'The video didn’t load',
  failedText: 'Your connection or a blocker may be in the way.',
  openPage: 'Watch it on its own page',
} as const;
