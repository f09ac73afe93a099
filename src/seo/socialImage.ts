/** Size of every card, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Address of the image that social networks show with a page: `/social/jobs-appointment-setter.png`. The build draws it. */
export const socialImage = (path: string): string => `/social/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
