/** Size of every card, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The name of a page's card: `jobs-appointment-setter` for `/jobs/appointment-setter`. */
export const socialImageName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

/** Address of the picture that social networks show with a page. Drawn by `tools/site/social/social.ts`. */
export const socialImage = (path: string): string => `/social/${socialImageName(path)}.png`;
