import type { VideoId } from '../integrations/video.ts';
import { introFilm } from './introFilm.ts';
import { webinarGate } from './webinarGate.ts';

/** What search engines are told about a film that a page shows. `sample`: another film stands in for it. */
export type FilmContent = {
  sample?: true;
  name: string;
  description: string;
  /** Address of the files on this site, without the ending. */
  file: string;
  /** Address of a picture from it, at least 60 × 30 pixels. */
  thumbnail: string;
  /** When it was first published, with the offset from UTC. */
  uploadDate: string;
  /** Its length, in whole seconds. */
  seconds: number;
  /** The film that takes its place where the settings name one; absent where the page always shows this file. */
  source?: VideoId;
};

const intro = {
  file: introFilm.file,
  thumbnail: `${introFilm.poster.base}-1280.webp`,
  uploadDate: '2026-11-20T09:00:00-06:00',
  seconds: 26,
} as const;

/** The film of how the program works, as the home page shows it. */
export const programFilm = {
  ...intro,
  name: introFilm.label,
  description: introFilm.transcript.join(' '),
} as const satisfies FilmContent;

/** The same film on the landing pages. */
export const landingFilm = { ...programFilm, source: 'intro' } as const satisfies FilmContent;

/** The film of how the program works, as a sample in the place of the recorded demo. */
export const recordedDemo = {
  sample: true,
  ...programFilm,
  name: webinarGate.video.standIn.label,
  source: 'webinar',
} as const satisfies FilmContent;
