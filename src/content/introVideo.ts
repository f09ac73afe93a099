import { brand } from './brand.ts';
import type { IntroVideoContent } from './types.ts';

/** The video of how the program works. A page adds its own title and introduction. */
export const introVideo = {
  file: '/media/intro',
  label: 'How the program works',
  playLabel: 'Play the half-minute video: how the program works',
  captionsLabel: 'English',
  sampleVideo: {
    sample: true,
    label: 'Sample video: how the program works',
    playLabel: 'Play the half-minute sample: how the program works',
    note: 'Sample video, half a minute',
  },
  transcriptTitle: 'Read the transcript',
  transcript: [
    'Your brand, your pricing.',
    'Independent licensed providers.',
    '503A pharmacy partner.',
    'Launch in under 48 hours.',
    `${brand.name} is software, not a medical provider.`,
  ],
} as const satisfies Omit<IntroVideoContent, 'title' | 'introduction'>;
