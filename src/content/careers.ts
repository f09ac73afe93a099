import type { Link } from '../lib/links.ts';
import { brand } from './brand.ts';
import type { SeoContent } from './types.ts';

export type CareersHeroContent = {
  eyebrow: string;
  title: string;
  introduction: string;
  explore: Link;
};

export type VisionMissionContent = {
  vision: { title: string; text: string };
  mission: { title: string; text: string };
};

type CompanyValue = { title: string; text: string };

export type ValuesContent = { title: string; introduction: string; values: readonly CompanyValue[] };

type CultureCard = { title: string; text: string };

/** Three cards: the first is the large one. */
export type CultureContent = { title: string; introduction: string; cards: readonly [CultureCard, CultureCard, CultureCard] };

export type OpenPositionsContent = {
  title: string;
  introduction: string;
  empty: { title: string; text: string; link: Link };
  survey: { text: string; link: Link };
};

/** `/careers` (specification section 2). */
export const careers = {
  seo: {
    title: 'Careers: work people will thank you for',
    description:
      'Open roles in product, marketing, partner success, patient care and sales, remote and in Texas. Plus what we believe about work.',
    keywords: ['telehealth jobs', 'remote healthcare jobs', 'health tech careers Texas', 'patient support jobs'],
    structuredData: ['organization'],
  },
  hero: {
    eyebrow: `Careers at ${brand.name}`,
    title: 'Work people will thank you for',
    introduction:
      'We make the software behind medical weight-loss programs. Every one has a business’s name on it and a person who wants to feel better. Take both personally.',
    explore: { label: 'Explore Open Roles', to: { fragment: 'open-positions' } },
  },
  visionMission: {
    vision: {
      title: 'Our vision',
      text: 'A country where medical help with your weight is as close as the people who already know you.',
    },
    mission: {
      title: 'Our mission',
      text: 'We give trusted local businesses the software, provider access and pharmacy coordination to offer medically supervised programs under their own name. The medicine stays with licensed providers. The trust stays where it was earned. Everything in between is our job.',
    },
  },
  values: {
    title: 'Five things we hold each other to',
    introduction: 'They cost us something, or they wouldn’t be worth writing down.',
    values: [
      {
        title: 'Grit over comfort',
        text: 'We pick the call over the email and the hard fix over the workaround, and we stay with a problem after it stops being interesting.',
      },
      {
        title: 'Ownership over blame',
        text: 'If you see it, it’s yours. We say “I got that wrong,” fix it, and then fix whatever let it happen.',
      },
      {
        title: 'Speed is our advantage',
        text: 'A partner who’s waiting is a partner who’s doubting. We decide with what we know today, ship small, and correct course tomorrow.',
      },
      {
        title: 'Excellence in execution',
        text: 'The details are the product: the label, the date, the name spelled right. We check our own work before someone else has to.',
      },
      {
        title: 'Faith-fueled impact',
        text: 'We believe every person is worth the effort. That belief is where our patience comes from. Whatever yours is, you’re welcome here.',
      },
    ],
  },
  culture: {
    title: 'What a week here looks like',
    introduction: 'Small teams, plain talk, and customers close enough to hear.',
    cards: [
      {
        title: 'You hear from the people you work for',
        text: 'Everyone spends time with partners and on the support line, engineers and directors included. No one decides what patients see without having listened to one.',
      },
      {
        title: 'Remote where it works, together where it matters',
        text: 'Care, support and sales work from home, with at least 6 hours of overlap with US Central time. Product and content work side by side in Texas.',
      },
      {
        title: 'Feedback is a kindness',
        text: 'It comes early, in private and with an example. Praise comes in public. No one waits for an annual review to find out how they’re doing.',
      },
    ],
  },
  positions: {
    title: 'Open roles',
    introduction: 'Each one comes with a first problem to solve, and people who’ll be glad to see it gone.',
    empty: {
      title: 'No open roles right now',
      text: 'New ones go up here first. If you think we need you and don’t know it yet, tell us what you’d change.',
      link: { label: 'Introduce yourself', to: { email: brand.email, subject: 'Introducing myself' } },
    },
    survey: {
      text: 'Already applied? The short personality survey comes next.',
      link: { label: 'Find yours in the Culture Index', to: { route: 'cultureIndex' } },
    },
  },
} as const satisfies {
  seo: SeoContent;
  hero: CareersHeroContent;
  visionMission: VisionMissionContent;
  values: ValuesContent;
  culture: CultureContent;
  positions: OpenPositionsContent;
};
