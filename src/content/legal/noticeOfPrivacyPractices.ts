import { brand } from '../brand.ts';
import { contactTerms, type LegalDocumentContent } from './document.ts';

/** `/notice-of-privacy-practices` (specification section 2): the notice that HIPAA requires of providers, 45 CFR 164.520. */
export const noticeOfPrivacyPractices = {
  sample: true,
  seo: {
    title: 'Notice of Privacy Practices',
    description:
      'How medical information about patients of the program may be used and disclosed under HIPAA, and how patients get access to it.',
    keywords: ['notice of privacy practices', 'HIPAA', 'medical information', 'patient rights'],
  },
  title: 'Notice of Privacy Practices',
  introduction:
    'This notice describes how medical information about you may be used and disclosed and how you can get access to this information. Please review it carefully.',
  date: { label: 'Effective', iso: '2025-03-01', text: '03/01/2025' },
  sections: [
    {
      id: 'who-follows-this-notice',
      title: 'Who follows this notice',
      blocks: [
        'The independent licensed providers who treat patients of the program, and the people who work for them (“we”, “us”), follow this notice for the records of that care.',
        `${brand.name} is a technology platform and not a medical provider. It carries and stores health information for the providers as their business associate, under a written agreement that binds it to protect the information as they do. A pharmacy that fills your prescription has a notice of its own.`,
        [
          'What you do on the website before you become a patient is covered by the ',
          { label: 'Privacy Policy', to: { route: 'privacyPolicy' } },
          '.',
        ],
      ],
    },
    {
      id: 'our-duties',
      title: 'Our duties',
      blocks: [
        'The law requires us to:',
        {
          list: [
            'keep the privacy and security of your protected health information;',
            'give you this notice of our legal duties and privacy practices, and follow the one in effect;',
            'notify you promptly if a breach occurs that may have compromised the privacy or security of your information;',
            'use or share your information in no way other than described here, unless you tell us in writing that we may. You may change your mind at any time, in writing.',
          ],
        },
      ],
    },
    {
      id: 'what-is-protected',
      title: 'What is protected',
      blocks: [
        'Protected health information is information that identifies you and concerns your health, your care or payment for it: the intake you fill out, your medical history and medications, messages and visits with the provider, prescriptions, laboratory results, photographs and recordings if any, and the records of orders and payments.',
      ],
    },
    {
      id: 'without-your-permission',
      title: 'How we may use and share it without asking you each time',
      blocks: [
        {
          terms: [
            {
              term: 'Treatment',
              text: 'We use your information to treat you, and share it with others who do. Example: the provider sends your prescription and what the pharmacist must know to the pharmacy.',
            },
            {
              term: 'Payment',
              text: 'We use and share it so that care can be billed. Example: the platform records that a consultation with a 3-month clearance took place, so that its fee can be charged.',
            },
            {
              term: 'Health care operations',
              text: 'We use and share it to run the practice and improve it. Example: a senior provider reviews a sample of charts for quality.',
            },
            {
              term: 'Business associates',
              text: 'Companies that work for us, such as the platform, receive what they need under an agreement to protect it.',
            },
            {
              term: 'Reminders and alternatives',
              text: 'We may remind you of a visit or a refill, and tell you of treatment alternatives or other health services that may interest you.',
            },
          ],
        },
        'The business that introduced you to the program sees the status of your order, for example “consultation complete” or “shipped”, because it serves and bills you. It does not see your chart unless you authorize that in writing.',
      ],
    },
    {
      id: 'other-permitted-uses',
      title: 'Other uses that the law allows or requires',
      blocks: [
        'We have to meet conditions of the law before we share your information for these purposes:',
        {
          list: [
            'public health and safety: preventing disease, product recalls, reporting adverse reactions to medication, reporting suspected abuse, neglect or domestic violence, averting a serious threat',
            'health oversight: audits, inspections and licensing by agencies entitled to them, including the Department of Health and Human Services when it checks that we comply',
            'research, under the protections that the law sets',
            'courts and administrative proceedings, in answer to an order or, with safeguards, a subpoena',
            'law enforcement, in the cases that the law names',
            'workers’ compensation, and other requirements of law',
            'coroners, medical examiners, funeral directors, and organ procurement organizations',
            'special government functions: military, national security, protection of officials, correctional institutions',
          ],
        },
        'Where a state law protects you more strictly, we follow that law. Information that has been shared as this notice allows may be shared again by whoever received it, and may then no longer be protected by federal law.',
      ],
    },
    {
      id: 'your-choices',
      title: 'Where you have a choice',
      blocks: [
        'Tell us what you want, and we will follow your instructions, about sharing information with family, close friends or others involved in your care or its payment, and in disaster relief. If you cannot tell us, for example because you are unconscious, we may share it if we believe that it is in your best interest.',
      ],
    },
    {
      id: 'with-your-permission',
      title: 'What needs your written authorization',
      blocks: [
        {
          list: [
            'most uses and disclosures of psychotherapy notes',
            'uses and disclosures for marketing, including a testimonial or a picture that identifies you',
            'any sale of your information',
            'every other use or disclosure that this notice does not describe',
          ],
        },
        'You may revoke an authorization in writing at any time. That stops further use; it cannot undo what was done before.',
        'If we receive records of treatment for a substance use disorder that are protected by 42 CFR Part 2, we do not use or disclose them, or testimony about them, in a civil, criminal, administrative or legislative proceeding against you without your written consent or a court order after notice to you. If such records were to be used for fundraising, you would first have a clear choice not to receive it; we do no fundraising.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'When it comes to your health information, you have the right to:',
        {
          terms: [
            {
              term: 'Get a copy of your record',
              text: 'See it, or have a paper or electronic copy, or have one sent to someone you name. We provide it, usually within 30 days, and may charge a reasonable, cost-based fee.',
            },
            {
              term: 'Ask us to correct it',
              text: 'If something is wrong or missing. We may say no, and will tell you why in writing within 60 days; you may add a statement of disagreement.',
            },
            {
              term: 'Ask for confidential communication',
              text: 'For example at another number or address. We say yes to all reasonable requests.',
            },
            {
              term: 'Ask us to limit what we use or share',
              text: 'We are not required to agree if it would affect your care, with one exception: if you paid for a service in full and out of pocket, you may ask us not to share it with your health insurer for payment or operations, and we will say yes unless a law requires us to share.',
            },
            {
              term: 'Get a list of disclosures',
              text: 'An accounting of the times we shared your information in the six years before you ask, with whom and why, except for treatment, payment, operations and a few others. One a year is free.',
            },
            {
              term: 'Get a copy of this notice',
              text: 'On paper at any time, even if you agreed to receive it electronically. You can also print this page.',
            },
            {
              term: 'Choose someone to act for you',
              text: 'A person with medical power of attorney, or a legal guardian, may exercise your rights. We check their authority first. For a minor, that is usually the supervising parent or guardian.',
            },
          ],
        },
        'Send a request in writing to the privacy contact below, and say which right it concerns. No form is needed.',
      ],
    },
    {
      id: 'complaints',
      title: 'If you believe that your rights were violated',
      blocks: [
        'Complain to us first, at the addresses below; or to the government, whether or not you have told us:',
        {
          terms: [
            {
              term: 'U.S. Department of Health and Human Services, Office for Civil Rights',
              text: [
                '200 Independence Avenue, S.W., Washington, D.C. 20201; 1-877-696-6775; ',
                { label: 'www.hhs.gov/ocr/complaints', to: { url: 'https://www.hhs.gov/ocr/complaints/' } },
              ],
            },
          ],
        },
        'We will not retaliate against you for filing a complaint.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this notice',
      blocks: [
        'We may change the terms of this notice, and the changes will apply to all information that we have about you. The new notice, with its effective date, is available on request and on this page.',
      ],
    },
    {
      id: 'how-to-reach-us',
      title: 'Privacy contact',
      blocks: [`Requests to the providers’ privacy officer are received by ${brand.name} on their behalf:`, contactTerms],
    },
  ],
} as const satisfies LegalDocumentContent;
