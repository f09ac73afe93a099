import { eligibilityAnswer, feesAnswer, medicationsAnswer, telemedicineStates, termAnswer } from './answers.ts';
import { brand } from './brand.ts';
import { practitionerGroup } from './landing/group.ts';
import type { Question, ReasonsContent, SeoContent, WebinarGateContent } from './types.ts';
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
    introduction: 'We have your details. One thing stands between you and the call: the video below, from start to end.',
  },
  benefits: {
    title: 'What you asked about, in six parts',
    introduction: 'To read before the video, or after it.',
    cards: [
      {
        icon: 'puzzle',
        title: 'Turn-key program',
        text: 'Branding, intake, consent, packages and payment pages arrive set up. You choose prices and press go; you do not assemble anything.',
      },
      {
        icon: 'stethoscope',
        title: 'Licensed medical team',
        text: `Independent providers, licensed in 50 states, carry all clinical care. ${telemedicineStates}`,
      },
      {
        icon: 'trendingUp',
        title: 'Revenue model',
        text: 'You bill the client and keep 100% after platform fees and medication costs.',
      },
      {
        icon: 'scale',
        title: 'Compliance support',
        text: 'Consent forms, privacy notices and marketing material written for this business, and training that shows your team where its role ends.',
      },
      {
        icon: 'rocket',
        title: 'Implementation in under 48 hours',
        text: 'Once your brand and your prices are with us, most partners are live within two days. Your own calendar is usually the slower part.',
      },
      {
        icon: 'messages',
        title: 'Ongoing support',
        text: 'A partner manager for you, providers for your clients, and a phone line that is answered.',
      },
    ],
  },
  faq: {
    title: 'Ten things worth asking',
    indexLabel: 'Topics of the questions',
    groups: [
      {
        id: 'getting-started',
        title: 'Getting started',
        questions: [
          {
            question: 'What happens after the video?',
            answer:
              'You confirm that you watched it, press ‘Get Started Now’ and pick a time for your implementation call on the partner start page.',
          },
          {
            question: 'Can I skip the video and just call?',
            answer: `You can always call ${brand.phone} with a question. An implementation call that was booked without watching the video will be canceled.`,
          },
          {
            question: 'What do I need to begin?',
            answer:
              'A business with clients who trust it, a logo, and an idea of what you want to charge. We bring the rest to the call.',
          },
          {
            question: 'How fast can I be live?',
            answer: 'In under 48 hours once you have enrolled and sent your brand and prices.',
          },
        ],
      },
      {
        id: 'the-business',
        title: 'Your business',
        questions: [
          {
            question: 'Which kinds of business do this?',
            answer: 'Gyms, med spas, clinics and online coaches. More than 400 partner businesses so far.',
          },
          {
            question: 'I only work online. Does that matter?',
            answer:
              'No. Visits are by telehealth and medication is shipped, so an online coach is at no disadvantage to a clinic with a lobby.',
          },
          {
            question: 'Will it distract from what I do now?',
            answer:
              'The clinical work happens elsewhere. What reaches you is a conversation with your own client, a sale, and a status line.',
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
              'Independent licensed providers, by telehealth. They are neither your employees nor ours, and they decide alone.',
          },
          {
            question: 'Can a provider refuse?',
            answer:
              'Yes, and sometimes does. If treatment is not appropriate, the provider explains why and suggests what to do instead.',
          },
          {
            question: 'Who handles side effects and dose questions?',
            answer:
              'The provider, reached through the client’s own portal. In an emergency clients are told to call 911. Your team gives no medical advice.',
          },
          {
            question: 'How long is a clearance valid?',
            answer: 'A client is cleared for three months or for one month. The consultation costs $30 or $20 accordingly.',
          },
        ],
      },
      {
        id: 'medication',
        title: 'Medication and pharmacy',
        questions: [
          { question: 'Which medications are offered?', answer: medicationsAnswer },
          {
            question: 'Do I keep stock?',
            answer: 'Never. The pharmacy prepares each prescription for one patient and ships it to that patient’s home.',
          },
          {
            question: 'What does 503A mean?',
            answer:
              'It is the section of federal law for pharmacies that compound for an individual patient on a prescription. 503B facilities may compound in larger amounts under FDA inspection.',
          },
          {
            question: 'Can medication be returned?',
            answer: 'No. Once it has been dispensed, medication is non-refundable.',
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
              'Telemedicine visits are not offered to clients in those three states. If your clients live elsewhere, as they may for an online business, talk to us.',
          },
          {
            question: 'What if a client moves?',
            answer:
              'The provider must be licensed where the client is. Tell us the new state, and a provider of that state takes over if it is served.',
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
            answer: `For a limited time you can join for $997 in place of $1,997. Members of the ${practitionerGroup.name} group pay no implementation fee.`,
          },
          {
            question: 'Who pays for medication?',
            answer:
              'Your client pays you. The pharmacy charges what is ordered through your account, and you are liable for it, so collect first.',
          },
          {
            question: 'Are fees refundable?',
            answer: 'No. Ask everything you want to know before you sign; the call exists for that.',
          },
        ],
      },
      {
        id: 'revenue',
        title: 'Revenue',
        questions: [
          {
            question: 'How do I earn?',
            answer:
              'You set the price of your packages and bill the client. Platform fees and medication costs come off, and 100% of the rest is yours.',
          },
          {
            question: 'What do partners make?',
            answer:
              'Partners work toward $10K+ in monthly gross revenue. What you reach depends on your clients, prices and marketing, and nobody can promise it.',
          },
          {
            question: 'Do you take a percentage?',
            answer:
              'No. You pay the implementation fee, the monthly subscription and a set fee for each consultation. What remains of your price after them and the medication is yours.',
          },
        ],
      },
      {
        id: 'technology',
        title: 'Technology',
        questions: [
          {
            question: 'What do my clients see?',
            answer: 'Your name, your colors and your prices, from the first page to the refill reminder.',
          },
          {
            question: 'Do I need a new website?',
            answer: 'No. Your program pages stand on their own, and you link to them from the site you have.',
          },
          {
            question: 'Who can see health records?',
            answer: 'The client, the provider and the pharmacy. Your team sees who is enrolled and where a parcel is.',
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
              'What you and your team complete before launch: how the treatment works, whom it is for, what may be said and what must be left to a provider.',
          },
          {
            question: 'Who helps when something breaks?',
            answer: `Our support: ${brand.phone} or ${brand.email}, ${brand.hours}.`,
          },
          {
            question: 'Do you help with marketing?',
            answer: 'With material, scripts and a launch plan, yes. You know your clients; we know what may be claimed.',
          },
        ],
      },
      {
        id: 'legal',
        title: 'Agreement and compliance',
        questions: [
          { question: 'How long is the agreement?', answer: termAnswer },
          {
            question: `Is ${brand.name} a medical provider?`,
            answer:
              'No. It is a technology platform. Providers and pharmacies are independent businesses under their own licenses.',
          },
          {
            question: 'What may I say in my advertising?',
            answer:
              'That you offer a program with licensed providers. Not that anybody will be prescribed anything, and not how much they will lose. The training covers the rest.',
          },
          {
            question: 'Where can I read the terms?',
            answer:
              'In the Terms & Conditions at the foot of this page. They include a limit of our liability and the rules on refunds: read them before you sign.',
          },
        ],
      },
    ],
  },
} as const satisfies {
  seo: SeoContent;
  gate: WebinarGateContent;
  benefits: ReasonsContent;
  faq: FaqGroupsContent;
};
