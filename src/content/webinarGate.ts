import { brand } from './brand.ts';
import type { WebinarGateContent } from './types.ts';

/** How long the gate of the recorded demo stays closed on `/webinar` and `/ty-fb`, in seconds (specification section 9). */
export const WEBINAR_GATE_SECONDS = 900;

/** What the open gate leads to. */
const action = { label: 'Get Started Now', to: { url: `${brand.mainSite}/start`, opensNewTab: true } } as const;

/** The recorded demo and its gate, on `/webinar` and `/ty-fb` (specification sections 2 and 4). */
export const webinarGate = {
  title: 'Watch the recorded live demo, then book your implementation call',
  introduction:
    'The platform as partners use it: the client’s path, the provider’s decision, the pharmacy’s part, and what stays with you.',
  warning: {
    title: 'Please watch the whole video.',
    text: 'The call builds on it, so a call booked without watching will be canceled.',
  },
  video: {
    file: '/media/intro',
    label: 'The recorded live demo',
    playLabel: 'Play the recorded live demo',
    captionsLabel: 'English',
    sampleVideo: {
      sample: true,
      label: 'Sample video: how the program works',
      playLabel: 'Play the half-minute sample: how the program works',
      note: 'This half-minute sample shows how the program works. The recorded demo will take its place.',
    },
  },
  locked: {
    title: 'Booking opens in',
    text: `When time’s up, “${action.label}” appears here and takes you to your implementation call. Keep this tab open until then.`,
    minutesLeft: 'minutes until booking opens',
    lastMinuteLeft: 'Less than a minute until booking opens',
  },
  unlocked: {
    title: 'Booking is open',
    announcement: 'Booking is open: to continue, confirm that you’ve watched the video.',
  },
  watchedLabel: 'I have watched the entire video',
  action,
  withoutScript: {
    text: 'Scripts are off in your browser, so nothing opens by itself here. Once you’ve watched the video:',
    link: { label: 'Go to the partner start page', to: { url: `${brand.mainSite}/start` } },
  },
  help: { text: 'Trouble with the video? Call', phone: brand.phone },
} as const satisfies WebinarGateContent;
