import { brand } from './brand.ts';
import type { IconName } from '../lib/icons.ts';
import { delivery } from './clientJourney/delivery.ts';
import type { TopicContent } from './types.ts';

/** One card of the home page's services; its 'Learn More' opens `topic` in a dialog. */
type ServiceContent = { id: string; icon: IconName; title: string; text: string; topic: TopicContent };

export type ServicesContent = {
  title: string;
  introduction: string;
  cards: readonly ServiceContent[];
};

/** 'Services' of the home page (specification section 2). */
export const services = {
  title: 'Everything behind the first “yes”',
  introduction:
    'A client asks if you can help with weight loss. It takes five jobs to get from that question to a package at the door. You don’t have to do any of them alone.',
  cards: [
    {
      id: 'licensed-physician-network',
      icon: 'stethoscope',
      title: 'Licensed Physician Network',
      text: 'Independent providers review each intake, see the client by telehealth and decide what’s appropriate. No one on your team needs a medical license.',
      topic: {
        title: 'Licensed Physician Network',
        introduction:
          'Your clients see licensed providers who run their own practices. They don’t work for you or for us, which is exactly why their judgment is worth having.',
        listTitle: 'What’s included',
        items: [
          'Providers licensed in 50 states; telemedicine visits in all states except Alaska, Mississippi and New Jersey',
          'Review of the client’s history, medications and contraindications before anything is prescribed',
          'A consultation fee you know up front: $30 for a 3-month clearance, $20 for a 1-month clearance',
          'Follow-ups, dose changes and refills handled between provider and patient',
          'A clear “no” when treatment isn’t right, explained to the client by the provider',
        ],
        closing: `The provider alone decides whether to prescribe. Neither you nor ${brand.name} can promise a prescription, and neither should.`,
      },
    },
    {
      id: '503a-pharmacy-coordination',
      icon: 'microscope',
      title: '503A Pharmacy Coordination',
      text: 'When a provider prescribes, an independent compounding pharmacy prepares the medication for that one patient and ships it to their door.',
      topic: {
        title: '503A Pharmacy Coordination',
        introduction:
          'A 503A pharmacy compounds medication for a named patient on a provider’s order. We connect the order, the pharmacy and the package, so your front desk never has to chase one down.',
        listTitle: 'What’s included',
        items: [
          'Every prescription sent electronically from provider to pharmacy',
          'Semaglutide and Tirzepatide, also compounded with B12 or B3; NAD, Sermorelin and B12 where available',
          'Temperature-conscious packing, shipped straight to the patient',
          'Tracking your team can see, without seeing the medical record',
          'Medication prices up front, before you set your own',
        ],
        closing:
          'Compounded medications are not reviewed by the FDA for safety, effectiveness or quality. Once dispensed, medication cannot be returned or refunded.',
      },
    },
    {
      id: 'complete-software-platform',
      icon: 'monitor',
      title: 'Complete Software Platform',
      text: 'Intake, consent, orders, shipments and refills in one place, in your colors. Your clients see your name from the first page to the last message.',
      topic: {
        title: 'Complete Software Platform',
        introduction:
          'One subscription, $297 per month, replaces the patchwork of forms, spreadsheets and inboxes that most programs start with and few survive.',
        listTitle: 'What’s included',
        items: [
          'A branded client portal for intake, consent forms and secure messages with the provider',
          'A dashboard that shows where each client stands: intake, consultation, pharmacy, delivery, refill',
          'Packages and pricing you set, and can change without calling anyone',
          'Separate views for separate duties: your staff sees status, the provider sees the chart',
          'Reminders before a refill is due, sent in your name',
        ],
        closing: `${brand.name} is software. It carries clinical information between the people allowed to see it, and it makes no clinical decisions.`,
        delivery,
      },
    },
    {
      id: 'platform-training-and-support',
      icon: 'graduation',
      title: 'Platform Training & Support',
      text: 'Your team learns what to say, what not to say, and which button to click. After launch, a person picks up the phone.',
      topic: {
        title: 'Platform Training & Support',
        introduction:
          'Software is the easy part. Talking about medication responsibly takes more practice, so we teach both, and we stay a phone call away.',
        listTitle: 'What’s included',
        items: [
          'Live onboarding for owners and front-desk staff, recorded for your next hire',
          'GLP-1 certification for your team: how the treatment works, in words a client understands',
          'Scripts and marketing materials written with advertising law in mind',
          'A partner manager who knows your program and your numbers',
          `Support by phone and email, ${brand.hours}`,
        ],
        closing: 'Training prepares your team to explain the program. Medical questions always go to the provider.',
      },
    },
    {
      id: 'business-integration',
      icon: 'handshake',
      title: 'Business Integration',
      text: 'The program fits into what you already run: your memberships, your treatment menu, your coaching plan. Most partners are live in under 48 hours.',
      topic: {
        title: 'Business Integration',
        introduction:
          'A medical program works when it feels like part of the place, not a poster by the register. We fit it to your calendar, your pricing and the way your clients already buy.',
        listTitle: 'What’s included',
        items: [
          'A launch plan with dates, made on your implementation call',
          'Packages built around what you sell today, from personal training to body-composition scans',
          'Program pages in your brand, ready to link from your own site',
          'Billing guidance, so platform fees and medication costs are covered before you set a margin',
          'One implementation fee, $1,997, for setup, branding and team training',
        ],
        closing:
          'You market the program, bill your clients and keep the revenue after platform fees and medication costs. Results depend on your market and your work.',
      },
    },
  ],
} as const satisfies ServicesContent;
