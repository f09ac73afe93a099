import type { RouteId } from '../config/paths.ts';
import type { CalendarId } from '../integrations/calendar.ts';
import type { BookingAction } from '../lib/booking.ts';
import type { IconName } from '../lib/icons.ts';
import type { Link } from '../lib/links.ts';
import type { VideoMetadata } from './videos.ts';

/** What search engines and social previews are told about a page. Required of every page by the type of the route table. */
export type SeoContent = {
  /** Up to about 60 characters; the brand's name is added. */
  title: string;
  /** The page's name in the breadcrumb, where the title is too long for one. */
  breadcrumb?: string;
  /** One or two sentences, up to about 155 characters. */
  description: string;
  keywords: readonly string[];
  /** Kept out of search results: a page that only makes sense after another. */
  noindex?: boolean;
  /** Pages between the home page and this one, for the breadcrumb. */
  parents?: readonly { title: string; route: RouteId }[];
  /** What schema.org calls the page, where it is more than any page. */
  pageType?: 'AboutPage' | 'ContactPage';
  /** The questions that the page answers, for search engines; answers in full, as the page gives them. */
  questions?: readonly Question[];
  /** The film that the page shows. */
  film?: VideoMetadata;
  /** Which schema.org descriptions the page carries besides its own and the breadcrumb. */
  structuredData?: readonly StructuredDataKind[];
};

export type StructuredDataKind = 'organization' | 'website' | 'localBusiness';

/** A picture as AVIF and WebP: `<base>.avif`, or where there are several widths `<base>-<width>.avif`. */
export type ImageContent = {
  base: string;
  widths?: readonly number[];
  /** Natural size of the largest file, in pixels. */
  width: number;
  height: number;
  /** Empty where the picture only decorates. */
  alt: string;
};

/** A video file of ours: `<file>.webm`, `<file>.mp4` and captions in `<file>.vtt`. */
export type VideoContent = {
  file: string;
  label: string;
  playLabel: string;
  captionsLabel: string;
  poster: ImageContent;
  /** What our file is called, and the visitor told, where it stands in for a film that the settings do not name. */
  standIn?: { label: string; playLabel: string; note: string };
};

/** The recorded demo, and what has to happen before the visitor may go on (specification section 4). */
export type WebinarGateContent = {
  title: string;
  introduction: string;
  /** What becomes of a call that is booked without watching. */
  warning: { title: string; text: string };
  video: VideoContent;
  locked: {
    title: string;
    text: string;
    /** Said after the minutes that are left: `15` + this. */
    minutesLeft: string;
    lastMinuteLeft: string;
  };
  unlocked: { title: string; announcement: string };
  watchedLabel: string;
  action: Link;
  /** The way on for a visitor whose browser runs no scripts. */
  withoutScript: { text: string; link: Link };
  help: { text: string; phone: string };
};

type IconCard = { icon: IconName; title: string; text: string };

/** What a 'Learn More' dialog says about one service (home, webinar). */
export type TopicContent = {
  title: string;
  introduction: string;
  listTitle: string;
  items: readonly string[];
  /** The highlighted note at the end. */
  closing: string;
};

type Step = { title: string; text: string };

export type Question = { question: string; answer: string };

type Fact = { value: string; label: string };

/** A page whose main thing is an embedded calendar. */
export type BookingContent = BookingSectionContent & { seo: SeoContent };

export type BookingSectionContent = {
  title: string;
  introduction: string;
  calendarTitle: string;
  expectTitle: string;
  expect: readonly string[];
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
};

export type ThankYouHeroContent = {
  badge: string;
  /** In its place after a call that is no demo, by the calendar that it was booked with. */
  badgeOf: Readonly<Partial<Record<CalendarId, string>>>;
  title: string;
  text: string;
  help: string;
  phone: string;
};

export type ExpectationsContent = { title: string; cards: readonly IconCard[] };

/** The closing invitation of a page; where it leads, the weightiest first. */
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
  /** Where the lead form leads; absent where booking is a plain link. */
  redirectTo?: Link['to'];
};

/** `sample`: the group's name is invented. */
export type FeeWaiverContent = { sample?: true; text: string; detail: string };

export type LandingHeroContent = {
  badge: string;
  title: string;
  introduction: string;
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

export type BenefitsContent = { title: string; statement: string; items: readonly string[] };

/** A logo as an SVG file, with its natural size in pixels. */
export type PartnerLogoContent = { name: string; file: string; width: number; height: number };

/** `sample`: the businesses are invented. The logos are shown in three rows of equal length. */
export type PartnerLogosContent = {
  sample?: true;
  title: string;
  introduction: string;
  listLabel: string;
  pause: string;
  play: string;
  logos: readonly PartnerLogoContent[];
};
