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
    title: 'Careers: work that somebody will thank you for',
    description:
      'Open roles in product, marketing, partner success, patient care and sales, remote and in Texas, and what we believe about work.',
    keywords: ['telehealth jobs', 'remote healthcare jobs', 'health tech careers Texas', 'patient support jobs'],
    structuredData: ['organization'],
  },
  hero: {
    eyebrow: `Careers at ${brand.name}`,
    title: 'Work that somebody will thank you for',
    introduction:
      'Behind every program is a business that put its name on it, and a person who wants to feel better. Take both personally.',
    explore: { label: 'Explore Open Roles', to: { fragment: 'open-positions' } },
  },
  visionMission: {
    vision: {
      title: 'Our vision',
      text: 'A country in which getting medical help with your weight is as near as the people who already know you.',
    },
    mission: {
      title: 'Our mission',
      text: 'We give trusted local businesses the software, the provider access and the pharmacy coordination to offer medically supervised programs under their own name. The medicine stays with licensed providers. The trust stays where it was earned. Everything between the two is our work.',
    },
  },
  values: {
    title: 'Five things we hold each other to',
    introduction: 'They cost something, or they would not be worth writing down.',
    values: [
      {
        title: 'Grit over comfort',
        text: 'We choose the call over the email, the hard fix over the workaround, and we stay with a problem after it has stopped being interesting.',
      },
      {
        title: 'Ownership over blame',
        text: 'Whoever sees it, has it. We say what went wrong in the first person, repair it, and then change what let it happen.',
      },
      {
        title: 'Speed is our advantage',
        text: 'A partner who waits is a partner who doubts. We decide with what we know today, ship small, and correct ourselves tomorrow.',
      },
      {
        title: 'Excellence in execution',
        text: 'The details are the product: the label, the date, the name spelled right. We check our own work before somebody else has to.',
      },
      {
        title: 'Faith-fueled impact',
        text: 'We believe that every person is worth the effort. That belief is where our patience comes from, and you are welcome here whatever yours is.',
      },
    ],
  },
  culture: {
    title: 'What a week here is like',
    introduction: 'Small teams, plain talk, and customers close enough to hear.',
    cards: [
      {
        title: 'You hear from the people you work for',
        text: 'Everybody spends time with partners and on the support line, engineers and directors too. A decision about a patient’s screen is made by somebody who has listened to one.',
      },
      {
        title: 'Remote where it works, together where it matters',
        text: 'Care, support and sales work from home, with at least 6 hours of overlap with US Central time. Product and content are made side by side in Texas.',
      },
      {
        title: 'Feedback is a kindness',
        text: 'It comes soon, in private and with an example. Praise comes in public. Nobody waits for a yearly review to learn how they are doing.',
      },
    ],
  },
  positions: {
    title: 'Open roles',
    introduction: 'Each of them has a first problem waiting, and people who will be glad to see it gone.',
    empty: {
      title: 'No open roles right now',
      text: 'New ones are published here first. If you think that we need you before we know it, tell us what you would change.',
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
