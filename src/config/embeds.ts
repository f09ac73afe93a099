import { settings } from './settings.ts';

/** The pages that embed a calendar of their own (specification section 7). */
export type CalendarId = 'appt' | 'bookingDemo' | 'bookingDemoDr' | 'start' | 'onboarding' | 'demo';

/** The videos that may come from another host (specification section 7). Where none is configured, our own file plays. */
export type VideoId = 'intro' | 'webinar';

const calendarUrls: Record<CalendarId, string | undefined> = {
  appt: settings.VITE_CALENDAR_APPT_URL,
  bookingDemo: settings.VITE_CALENDAR_BOOKING_DEMO_URL,
  bookingDemoDr: settings.VITE_CALENDAR_BOOKING_DEMO_DR_URL,
  start: settings.VITE_CALENDAR_START_URL,
  onboarding: settings.VITE_CALENDAR_ONBOARDING_URL,
  demo: settings.VITE_CALENDAR_DEMO_URL,
};

const videoUrls: Record<VideoId, string | undefined> = {
  intro: settings.VITE_VIDEO_INTRO_URL,
  webinar: settings.VITE_VIDEO_WEBINAR_URL,
};

/** Address of a page's calendar; undefined where none is configured. */
export const calendarUrl = (calendar: CalendarId): string | undefined => calendarUrls[calendar];

/** Address of a video on its host, as the owner copied it; undefined where none is configured. */
export const videoUrl = (video: VideoId): string | undefined => videoUrls[video];
