import type { VideoId } from '../integrations/video.ts';
import { introVideo } from './introVideo.ts';
import { webinarGate } from './webinarGate.ts';

/** What search engines are told about a film that a page shows. `sample`: another film stands in for it. */
export type VideoMetadata = {
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
  file: introVideo.file,
  thumbnail: `${introVideo.poster.base}-1280.webp`,
  uploadDate: '2026-11-20T09:00:00-06:00',
  seconds: 26,
} as const;

/** The film of how the program works, as the home page shows it. */
export const programVideo = {
  ...intro,
  name: introVideo.label,
  description: introVideo.transcript.join(' '),
} as const satisfies VideoMetadata;

/** The same film on the landing pages. */
export const landingVideo = { ...programVideo, source: 'intro' } as const satisfies VideoMetadata;

/** The film of how the program works, as a sample in the place of the recorded demo. */
export const recordedDemo = {
  sample: true,
  ...programVideo,
  name: webinarGate.video.standIn.label,
  source: 'webinar',
} as const satisfies VideoMetadata;
