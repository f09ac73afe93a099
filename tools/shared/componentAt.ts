/**
 * The component of a file, as its stories name it: `sections/about/Team` for `sections/about/Team.tsx`, and `components/Carousel` for
 * `components/Carousel/Carousel.tsx`, because a folder with a capital letter holds the files of one component.
 *
 * @param path below `src`, with forward slashes
 */
export const componentAt = (path: string): string => path.replaceAll(/[A-Z]\w*\//g, '').replace(/\..+$/, '');
