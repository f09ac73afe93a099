import { brand } from './brand.ts';
import { portrait } from './portraits.ts';
import type { IconName } from '../lib/icons.ts';
import type { CallToActionContent, ImageContent, SeoContent } from './types.ts';

export type AboutHeroContent = {
  eyebrow: string;
  /** Typed out once, a character at a time (specification section 9). */
  greeting: string;
  introduction: string;
};

export type AboutMissionContent = { title: string; statement: string; paragraphs: readonly string[] };

/** One entry of the accordion; at most one is open. */
export type AboutStoryContent = { id: string; title: string; summary: string; paragraphs: readonly string[] };

export type ValueContent = { id: string; icon: IconName; title: string; text: string };

export type LeaderContent = { id: string; name: string; title: string; text: string; image: ImageContent };

export type AboutStatContent = { value: string; label: string };

/** `sample`: the people are invented. */
export type TeamContent = { sample?: true; title: string; introduction: string; members: readonly LeaderContent[] };

export type AboutContent = {
  seo: SeoContent;
  hero: AboutHeroContent;
  mission: AboutMissionContent;
  story: { title: string; items: readonly AboutStoryContent[] };
  values: { title: string; introduction: string; items: readonly ValueContent[] };
  stats: { title: string; items: readonly AboutStatContent[] };
  team: TeamContent;
  callToAction: CallToActionContent;
};

/** `/about` (specification section 2). */
export const about = {
  seo: {
    title: 'About us: software for supervised weight loss',
    breadcrumb: 'About us',
    description:
      'Why we build software that lets gyms, med spas, clinics and coaches offer medically supervised weight loss, and the five people who lead the work.',
    keywords: ['about', 'medical weight loss platform', 'telehealth technology company', brand.address.city],
    pageType: 'AboutPage',
    structuredData: ['organization'],
  },
  hero: {
    eyebrow: `${brand.address.city}, ${brand.address.regionName}`,
    greeting: `Hello. We’re ${brand.name}.`,
    introduction:
      'Our software lets gyms, med spas, clinics and coaches offer medical weight loss. Your clients will rarely see our name. That’s the point.',
  },
  mission: {
    title: 'Our mission',
    statement: 'Bring medical care to the places where people already work on their health.',
    paragraphs: [
      'People tell their trainers things they never tell a doctor. They see their coach every week and a doctor once a year, if that. The trust is in the gym, in the treatment room, in the group chat at six in the morning.',
      'Medicine, for good reasons, is somewhere else. We build the bridge: independent licensed providers who decide, independent pharmacies that dispense, and software that keeps everyone in their own lane.',
    ],
  },
  story: {
    title: 'Why we exist',
    items: [
      {
        id: 'problem',
        title: 'Problem',
        summary: 'The demand is in one building. The license is in another.',
        paragraphs: [
          'Clients ask wellness businesses about GLP-1 medication every day. An honest business had two answers: “I can’t help you with that,” or the number of someone it had never met.',
          'Doing it alone means finding providers in each state, contracting with a pharmacy, writing consent forms, building an intake, and learning the advertising rules. Most owners stop at the first item, and they’re right to.',
        ],
      },
      {
        id: 'solution',
        title: 'Solution',
        summary: 'One platform, where each profession does its own part.',
        paragraphs: [
          'We bring provider access, pharmacy coordination, software, training and support under one subscription. The business brings its brand, its pricing and its clients.',
          'Clinical decisions stay with the provider and dispensing stays with the pharmacy. The partner handles marketing, clients and billing, needs no medical staff, and keeps the revenue after platform fees and medication costs.',
        ],
      },
      {
        id: 'driving-impact',
        title: 'Driving Impact',
        summary: 'Measured in partners who stay and patients who are heard.',
        paragraphs: [
          'More than 400 partner businesses now run a program on the platform, and they’ve been part of 30,000+ patient transformations. Every one of those began when someone asked a person they trusted.',
          'We count the quieter outcomes too: the intake that ended in “not for you,” the question that went to a provider instead of a search engine, the owner who got her evenings back.',
        ],
      },
    ],
  },
  values: {
    title: 'Five values we argue about',
    introduction: 'A value is only useful when it settles a disagreement. These have settled ours.',
    items: [
      {
        id: 'grow',
        icon: 'sprout',
        title: 'Grow',
        text: 'We’d rather be better next month than right today. Partners tell us what doesn’t work, and we say thank you before we say anything else.',
      },
      {
        id: 'responsibility',
        icon: 'shield',
        title: 'Responsibility',
        text: 'There’s a patient at the end of every line of code. If a shortcut moves a medical decision away from a provider, it isn’t a shortcut.',
      },
      {
        id: 'impact-driven',
        icon: 'trendingUp',
        title: 'Impact Driven',
        text: 'A feature no one uses didn’t ship. We look at what changed for the front desk, not at what we released.',
      },
      {
        id: 'innovation',
        icon: 'rocket',
        title: 'Innovation',
        text: 'New is welcome when it saves a form, a wait or a worry. Where the old way protects people, we keep the old way.',
      },
      {
        id: 'intentional',
        icon: 'compass',
        title: 'Intentional',
        text: 'We choose slowly and then move fast: which pharmacy, which wording, which partner. Saying no early is a courtesy.',
      },
    ],
  },
  stats: {
    title: 'So far',
    items: [
      { value: '400+', label: 'partner businesses' },
      { value: '30,000+', label: 'patient transformations' },
    ],
  },
  team: {
    sample: true,
    title: 'The people responsible',
    introduction: 'Five people lead the company. Between them, they’ve run clinics, warehouses, sales floors and a night shift.',
    members: [
      {
        id: 'rory-calhoun',
        name: 'Rory Calhoun',
        title: 'Chief Revenue Officer',
        text: 'Once talked a prospect out of signing because the timing was wrong. She signed a year later.',
        image: portrait(2),
      },
      {
        id: 'marguerite-lowe',
        name: 'Marguerite Lowe, RN',
        title: 'Care Officer',
        text: 'A nurse before she was an executive, and in every meeting since. Reads every complaint herself.',
        image: portrait(11),
      },
      {
        id: 'isaiah-broussard',
        name: 'Isaiah Broussard',
        title: 'Director of Operations',
        text: 'Knows where every package is, and why the one in Denver is late.',
        image: portrait(8),
      },
      {
        id: 'warren-ellsworth',
        name: 'Warren Ellsworth',
        title: 'Chief Executive Officer',
        text: 'Spent his career making dull processes disappear. Still answers support email on Fridays.',
        image: portrait(4),
      },
      {
        id: 'anjali-deshmukh',
        name: 'Anjali Deshmukh, MD',
        title: 'Chief Medical Officer',
        text: 'Keeps what we say about medicine accurate, and has the last word on what the platform can’t do.',
        image: portrait(1),
      },
    ],
  },
  callToAction: {
    title: 'Come see if it fits',
    text: 'One hour, live, your questions first. If the program isn’t right for your business, we’ll tell you.',
    links: [
      { label: 'Get Started Today', to: { route: 'appt' } },
      { label: 'Schedule a Demo', to: { route: 'appt' } },
    ],
  },
} as const satisfies AboutContent;
