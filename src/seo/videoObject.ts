import type { VideoObject } from 'schema-dts';
import type { VideoMetadata } from '../content/videos.ts';
import { videoUrl } from '../integrations/video.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import { graphId } from './organization.ts';

/** `PT1M5S` for 65 seconds. */
function isoDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return `PT${minutes > 0 ? `${minutes}M` : ''}${rest > 0 || minutes === 0 ? `${rest}S` : ''}`;
}

/**
 * A film of ours, by the rules of Google's video search. Undefined where the film is shown from another host: its length and its date
 * are not known here, and that host describes it on its own page.
 *
 * @param pageUrl the page that shows it
 */
export function videoObject(film: VideoMetadata, pageUrl: string): VideoObject | undefined {
  if (film.source && videoUrl(film.source)) return undefined;
  return {
    '@type': 'VideoObject',
    '@id': `${pageUrl}#film`,
    name: film.name,
    description: film.description,
    thumbnailUrl: absoluteUrl(film.thumbnail),
    uploadDate: film.uploadDate,
    duration: isoDuration(film.seconds),
    contentUrl: absoluteUrl(`${film.file}.mp4`),
    encodingFormat: 'video/mp4',
    inLanguage: 'en-US',
    caption: absoluteUrl(`${film.file}.vtt`),
    publisher: { '@id': graphId.organization },
  };
}
