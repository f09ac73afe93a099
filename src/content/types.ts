import type { CalendarId } from '../config/embeds.ts';
import type { RouteId } from '../config/paths.ts';
import type { BookingAction, Link } from '../lib/links.ts';
import type { IconName } from '../lib/icons.ts';
import type { DeliveryStepContent } from './clientJourney/delivery.ts';

/** What search engines and social previews show; every page must have it. */
export type SeoContent = {
  /** Up to about 60 characters; the brand's name is added. */
  title: string;
  /** The breadcrumb's name, if the title is too long. */
  breadcrumb?: string;
  /** One or two sentences, up to about 155 characters. */
  description: string;
  keywords: readonly string[];
  /** Excluded from search results. */
  noindex?: boolean;
  /** Pages between the home page and this one, for the breadcrumb. */
  parents?: readonly { title: string; route: RouteId }[];
  pageType?: 'AboutPage' | 'ContactPage';
  /** Questions and full answers on the page. */
  questions?: readonly Question[];
  /** What is described besides the page and its breadcrumb. */
  structuredData?: readonly StructuredDataKind[];
};

export type StructuredDataKind = 'organization' | 'website' | 'localBusiness';

/** An image as `<base>.avif` and `<base>.webp`. */
export type ImageContent = {
  base: string;
  /** Natural size in pixels. */
  width: number;
  height: number;
  /** The text is empty for a decorative image. */
  alt: string;
};

/** A video file of ours: `<file>.webm`, `<file>.mp4` and captions in `<file>.vtt`. */
export type VideoContent = {
  file: string;
  label: string;
  playLabel: string;
  captionsLabel: string;
  /** Shown if our file replaces a video that is not configured. */
  sampleVideo?: { sample: true; label: string; playLabel: string; note: string };
};

/** The recorded demo and its gate (specification section 4). */
export type WebinarGateContent = {
  title: string;
  introduction: string;
  warning: { title: string; text: string };
  video: VideoContent;
  locked: {
    title: string;
    text: string;
    /** What is said after the number of minutes. */
    minutesLeft: string;
    lastMinuteLeft: string;
  };
  unlocked: { title: string; announcement: string };
  watchedLabel: string;
  action: Link;
  withoutScript: { text: string; link: Link };
  help: { text: string; phone: string };
};

type IconCard = { icon: IconName; title: string; text: string };

/** A 'Learn More' dialog (home, webinar). */
export type TopicContent = {
  title: string;
  introduction: string;
  listTitle: string;
  items: readonly string[];
  /** The highlighted note at the end. */
  closing: string;
  /** A drawn panel, in the dialog alone. */
  delivery?: DeliveryStepContent;
};

type Step = { title: string; text: string };

export type Question = { question: string; answer: string };

type Fact = { value: string; label: string };

/** A page around an embedded calendar. */
export type BookingContent = BookingSectionContent & { seo: SeoContent };

export type BookingSectionContent = {
  title: string;
  introduction: string;
  /** What the call costs and commits to, in a line. */
  assurance?: string;
  calendarTitle: string;
  expectTitle: string;
  expect: readonly string[];
  /** What joining costs, in a line. */
  price?: string;
  /** Where a confirmed booking leads. */
  afterBooking: Link['to'];
};

/** The page after a booked demo. */
export type ThankYouContent = {
  seo: SeoContent;
  hero: ThankYouHeroContent;
  expectations: ExpectationsContent;
  wall: TestimonialWallContent;
  mission: MissionContent;
  callToAction: CallToActionContent;
};

export type ThankYouHeroContent = {
  badge: string;
  /** Badges of other calls than the demo, by calendar. */
  badgeOf: Readonly<Partial<Record<CalendarId, string>>>;
  title: string;
  text: string;
  when: BookedTimeContent;
  prepare: { title: string; items: readonly string[] };
  help: string;
  phone: string;
  /** What to do until the call. */
  next: Link;
};

export type BookedTimeContent = {
  title: string;
  /** Where the time is, if the calendar's provider has not said it. */
  unknown: string;
  addToCalendar: string;
  failed: string;
  /** What the visitor's own calendar shows. */
  appointment: { summary: string; description: string; product: string; fileName: string };
};

export type ExpectationsContent = { title: string; cards: readonly IconCard[] };

/** The last section of a page. Links by importance. */
export type CallToActionContent = { title: string; text: string; links: readonly Link[] };

/** `sample`: the people are invented. */
export type TestimonialWallContent = { sample?: true; title: string; introduction: string; pictures: readonly ImageContent[] };

export type MissionContent = { title: string; text: string; facts: readonly Fact[] };

/** One of the referral and affiliate landing pages (specification section 2). */
export type LandingContent = {
  seo: SeoContent;
  waiver: FeeWaiverContent;
  hero: LandingHeroContent;
  video: IntroVideoContent;
  reasons: ReasonsContent;
  process: ProcessContent;
  benefits: BenefitsContent;
  faq: { title: string; questions: readonly Question[] };
  callToAction: { title: string; text: string };
  booking: BookingAction;
  /** Where the lead form redirects; absent if booking is a link. */
  redirectTo?: Link['to'];
};

/** `sample`: the group's name is invented. */
export type FeeWaiverContent = { sample?: true; text: string; detail: string };

export type LandingHeroContent = {
  badge: string;
  title: string;
  /** Short, so that the button below it is on a phone's first screen. */
  introduction: string;
  detail: string;
  facts: readonly Fact[];
  footnote: string;
};

export type IntroVideoContent = VideoContent & {
  title: string;
  introduction: string;
  transcriptTitle: string;
  transcript: readonly string[];
};

export type ReasonsContent = { title: string; introduction: string; cards: readonly IconCard[] };

export type ProcessContent = { title: string; introduction: string; steps: readonly Step[] };

/** Each benefit has an icon, a title and a description (specification section 3). */
export type BenefitsContent = { title: string; statement: string; cards: readonly IconCard[] };

/** A logo as an SVG file, with its natural size in pixels. */
export type PartnerLogoContent = { name: string; file: string; width: number; height: number };

/** `sample`: the businesses are invented. The logos are shown in three rows of equal length. */
export type PartnerLogosContent = {
  sample?: true;
  title: string;
  introduction: string;
  listLabel: string;
  pause: string;
  logos: readonly PartnerLogoContent[];
};
