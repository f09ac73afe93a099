import { introVideo } from './introVideo.ts';
import type { VideoMetadata } from './types.ts';

const intro = {
  file: introVideo.file,
  thumbnail: `${introVideo.poster.base}-1280.webp`,
  uploadDate: '2026-11-20T09:00:00-06:00',
  seconds: 26,
} as const;

/** The video of how the program works, as the home page shows it. */
export const programVideo = {
  ...intro,
  name: introVideo.label,
  description: introVideo.transcript.join(' '),
} as const satisfies VideoMetadata;

/** The same video on the landing pages. */
export const landingVideo = { ...programVideo, source: 'intro' } as const satisfies VideoMetadata;
