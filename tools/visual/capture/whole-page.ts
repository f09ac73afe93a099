import { isRepetition, type Image } from '../compare/compare.ts';

const MAX_SHOTS = 5;

/**
 * Takes the screenshot of a page. For one that is higher than the window, the browser enlarges its window for a moment; on a busy
 * machine it now and then draws what the small window shows instead, one below the other. Such a screenshot is taken again.
 *
 * @param windowHeight of the small window
 */
export async function takeWhole(take: () => Promise<Image>, windowHeight: number): Promise<Image> {
  for (let shots = 0; shots < MAX_SHOTS; shots += 1) {
    const image = await take();
    if (!isRepetition(image, windowHeight)) return image;
  }
  throw new Error(`${MAX_SHOTS} screenshots show the first ${windowHeight} pixels again and again`);
}
