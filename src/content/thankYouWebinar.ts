import { eligibilityAnswer, feesAnswer, medicationsAnswer, termAnswer } from './answers.ts';
import { brand } from './brand.ts';
import { practitionerGroup } from './landing/group.ts';
import type { CallToActionContent, Question, ReasonsContent, SeoContent, WebinarGateContent } from './types.ts';
import { programParts } from './program.ts';
import { webinarGate } from './webinarGate.ts';

/** Questions under a title (specification section 3). `id` is the group's fragment in the page's address. */
type FaqGroup = { id: string; title: string; questions: readonly Question[] };

export type FaqGroupsContent = { title: string; indexLabel: string; groups: readonly FaqGroup[] };

/** `/ty-fb`: the thank-you page for visitors from an advertisement, with the recorded demo (specification section 2). */
export const thankYouWebinar = {
  seo: {
    title: 'Thank you: watch the recorded demo',
    description: 'Your details have arrived. Watch the recorded live demo, then book your implementation call.',
    keywords: ['thank you', 'recorded demo'],
    noindex: true,
  },
  gate: {
    ...webinarGate,
    title: 'Thank you. Now watch the recorded live demo, then book your implementation call',
    introduction: 'We have your details. One thing left before your call: the video below, from start to finish.',
  },
  benefits: {
    title: 'The whole program, in six parts',
    introduction: 'Read them before the video or after it.',
    cards: programParts,
  },
  faq: {
    title: 'Every question, by topic',
    indexLabel: 'Question topics',
    groups: [
      {
        id: 'getting-started',
        title: 'Getting started',
        questions: [
          {
            question: 'What happens after the video?',
            answer:
              'You confirm that you watched it, click “Get Started Now” and pick a time for your implementation call on the partner start page.',
          },
          {
            question: 'Can I skip the video and just call?',
            answer: `You can always call ${brand.phone} with a question. But an implementation call booked without watching the video will be canceled.`,
          },
          {
            question: 'What do I need to get started?',
            answer:
              'A business with clients who trust it, a logo, and an idea of what you want to charge. We bring the rest to the call.',
          },
          {
            question: 'How fast can I be live?',
            answer: 'In under 48 hours once you’ve enrolled and sent us your brand and pricing.',
          },
        ],
      },
      {
        id: 'the-business',
        title: 'Your business',
        questions: [
          {
            question: 'What kinds of businesses do this?',
            answer: 'Gyms, med spas, clinics and online coaches. More than 400 partner businesses so far.',
          },
          {
            question: 'I only work online. Does that matter?',
            answer: 'Not at all. Visits are by telehealth and medication is shipped. No lobby required.',
          },
          {
            question: 'Will it distract from what I do now?',
            answer:
              'The clinical work happens elsewhere. What’s left for you is a conversation with your own client, a sale and a status line.',
          },
        ],
      },
      {
        id: 'medical-care',
        title: 'Medical care',
        questions: [
          {
            question: 'Who sees my clients?',
            answer:
              'Independent licensed providers, by telehealth. They don’t work for you or for us, and the decision is theirs alone.',
          },
          {
            question: 'Can a provider say no?',
            answer:
              'Yes, and sometimes they do. If treatment isn’t appropriate, the provider explains why and suggests what to do instead.',
          },
          {
            question: 'Who handles side effects and dose questions?',
            answer:
              'The provider, through the client’s own portal. In an emergency, clients are told to call 911. Your team gives no medical advice.',
          },
          {
            question: 'How long does a clearance last?',
            answer: 'Three months or one month. The consultation is $30 or $20 to match.',
          },
        ],
      },
      {
        id: 'medication',
        title: 'Medication and pharmacy',
        questions: [
          { question: 'Which medications are offered?', answer: medicationsAnswer },
          {
            question: 'Do I keep inventory?',
            answer: 'Never. The pharmacy prepares each prescription for one patient and ships it to that patient’s home.',
          },
          {
            question: 'What does 503A mean?',
            answer:
              'It is the section of federal law for pharmacies that compound for an individual patient on a prescription. 503B facilities may compound in larger amounts under FDA inspection.',
          },
          {
            question: 'Can medication be returned?',
            answer: 'No. Once it’s been dispensed, medication is non-refundable.',
          },
        ],
      },
      {
        id: 'states',
        title: 'States and eligibility',
        questions: [
          { question: 'Where can my clients live?', answer: eligibilityAnswer },
          {
            question: 'My business is in Alaska, Mississippi or New Jersey. Can I join?',
            answer:
              'Telemedicine visits aren’t offered to clients in those three states. If you have clients elsewhere, as online businesses often do, talk to us.',
          },
          {
            question: 'What if a client moves?',
            answer:
              'The provider has to be licensed where the client lives. Tell us the new state. If it’s covered, a provider licensed there takes over.',
          },
        ],
      },
      {
        id: 'costs',
        title: 'Costs',
        questions: [
          { question: 'What does it all cost?', answer: feesAnswer },
          {
            question: 'Is there a discount?',
            answer: `For a limited time, you can join for $997 instead of $1,997. Members of the ${practitionerGroup.name} group pay no implementation fee.`,
          },
          {
            question: 'Who pays for medication?',
            answer:
              'Your client pays you. The pharmacy charges your account for what’s ordered, and you’re liable for it, so collect first.',
          },
          {
            question: 'Are fees refundable?',
            answer: 'No. Ask everything you want to know before you sign. That’s what the call is for.',
          },
        ],
      },
      {
        id: 'revenue',
        title: 'Revenue',
        questions: [
          {
            question: 'How do I make money?',
            answer:
              'You set the price of your packages and bill the client. Platform fees and medication costs come out, and 100% of the rest is yours.',
          },
          {
            question: 'What do partners make?',
            answer:
              'Partners work toward $10K+ in monthly gross revenue. What you make depends on your clients, pricing and marketing, and no one can promise it.',
          },
          {
            question: 'Do you take a percentage?',
            answer:
              'No. You pay the implementation fee, the monthly subscription and a set fee for each consultation. Whatever’s left of your price after those and the medication is yours.',
          },
        ],
      },
      {
        id: 'technology',
        title: 'Technology',
        questions: [
          {
            question: 'What do my clients see?',
            answer: 'Your name, your colors and your pricing, from the first page to the refill reminder.',
          },
          {
            question: 'Do I need a new website?',
            answer: 'No. Your program pages stand on their own, and you link to them from the site you have.',
          },
          {
            question: 'Who can see health records?',
            answer: 'The client, the provider and the pharmacy. Your team sees who’s enrolled and where a package is.',
          },
        ],
      },
      {
        id: 'training',
        title: 'Training and support',
        questions: [
          {
            question: 'What is GLP-1 certification?',
            answer:
              'The training you and your team complete before launch: how the treatment works, who it’s for, what you can say and what to leave to a provider.',
          },
          {
            question: 'Who helps when something breaks?',
            answer: `Our support team: ${brand.phone} or ${brand.email}, ${brand.hours}.`,
          },
          {
            question: 'Do you help with marketing?',
            answer: 'Yes, with materials, scripts and a launch plan. You know your clients. We know which claims are allowed.',
          },
        ],
      },
      {
        id: 'legal',
        title: 'The fine print',
        questions: [
          { question: 'How long is the agreement?', answer: termAnswer },
          {
            question: `Is ${brand.name} a medical provider?`,
            answer:
              'No. It’s a technology platform. Providers and pharmacies are independent businesses with their own licenses.',
          },
          {
            question: 'What can I say in my ads?',
            answer:
              'That you offer a program with licensed providers. Not that anyone will be prescribed anything, and not how much they’ll lose. Training covers the rest.',
          },
          {
            question: 'Where can I read the terms?',
            answer:
              'In the Terms & Conditions at the bottom of this page. They limit our liability and set the refund rules, so read them before you sign.',
          },
        ],
      },
    ],
  },
  closing: {
    title: 'One video, then your call',
    text: 'Watch it from start to finish. Booking opens right below it.',
    links: [{ label: 'Back to the video', to: { fragment: 'video' } }],
  },
} as const satisfies {
  seo: SeoContent;
  gate: WebinarGateContent;
  benefits: ReasonsContent;
  faq: FaqGroupsContent;
  closing: CallToActionContent;
};
