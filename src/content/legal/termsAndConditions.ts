import { brand } from '../brand.ts';
import { contactTerms, type LegalDocumentContent } from './document.ts';

/** `/terms-and-conditions` (specification section 2). Every amount and term: section 9. */
export const termsAndConditions = {
  sample: true,
  seo: {
    title: 'Terms and Conditions',
    description: `The agreement between ${brand.name}, its partner businesses and the visitors of this site: fees, term, medication costs, eligibility and liability.`,
    keywords: ['terms and conditions', 'partner agreement', 'fees', 'liability'],
  },
  title: 'Terms and Conditions',
  introduction:
    'The rules for using this site and, if you become a partner, the terms of your subscription. The amounts are in one table; the promises are in full sentences.',
  date: { label: 'Last modified', iso: '2025-05-01', text: '05/01/2025' },
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      blocks: [
        `These terms are a contract between you and ${brand.name} (“we”, “us”), ${brand.address.street}, ${brand.address.city}, ${brand.address.regionName} ${brand.address.postalCode}. By using the site, booking a call, or enrolling as a partner, you accept them. If you accept them for a business, you confirm that you may bind it.`,
        [
          'The ',
          { label: 'Privacy Policy', to: { route: 'privacyPolicy' } },
          ', the ',
          { label: 'Notice of Privacy Practices', to: { route: 'noticeOfPrivacyPractices' } },
          ' and the ',
          { label: 'Telehealth Informed Consent', to: { route: 'telehealthConsent' } },
          ' belong with them. Where a signed order form says something different, the order form prevails for that partner.',
        ],
        {
          terms: [
            {
              term: 'Platform',
              text: `The software and related services that ${brand.name} offers to partners.`,
            },
            {
              term: 'Partner',
              text: 'A gym, med spa, clinic, coach or other business that enrolls in the platform.',
            },
            {
              term: 'Client or patient',
              text: 'A person who asks for, or receives, care through a partner’s program.',
            },
            {
              term: 'Provider',
              text: 'An independent licensed clinician who consults with patients and decides on treatment.',
            },
            {
              term: 'Pharmacy',
              text: 'An independent 503A compounding pharmacy or 503B outsourcing facility that fills prescriptions.',
            },
          ],
        },
      ],
    },
    {
      id: 'not-a-medical-provider',
      title: 'Software only, not a medical provider',
      blocks: [
        {
          note: `${brand.name} is a technology platform. It is not a medical provider, a pharmacy or an insurer. It does not practice medicine, diagnose, prescribe, dispense or give medical advice. In an emergency, call 911.`,
        },
        'Providers and pharmacies are independent. They are not our employees or agents, and neither we nor a partner may direct their professional judgment. A relationship between provider and patient exists between those two alone. Nothing on this site is a substitute for the advice of a clinician who knows you.',
        'No outcome of treatment is promised, and no prescription is guaranteed.',
      ],
    },
    {
      id: 'eligibility',
      title: 'Who may take part',
      blocks: [
        'A patient must:',
        {
          list: [
            'be 18 or older, or take part under the supervision of a parent or legal guardian who accepts these terms for the patient;',
            'be a resident of the United States and live in a state in which the program operates;',
            'give complete and true information, and keep it current.',
          ],
        },
        'A partner must be a lawfully operating business, or a professional acting as one, and must be able to accept payments from its clients.',
      ],
    },
    {
      id: 'states',
      title: 'States',
      blocks: [
        'Providers of the network are licensed, between them, in 50 states. Telemedicine visits are offered in all states except Alaska, Mississippi and New Jersey. The state that counts is the one where the patient is at the time of the visit. Availability may change with the law; a state that is no longer served is announced to partners.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      blocks: [
        {
          table: {
            caption: 'Fees in US dollars',
            columns: ['Fee', 'Amount', 'When it is due'],
            rows: [
              ['Implementation and onboarding', '$1,997', 'Once, on enrollment'],
              [
                'Implementation and onboarding, promotional offer',
                '$997 (a $1,000 discount)',
                'Once, on enrollment during the offer',
              ],
              ['Software subscription', '$297 per month', 'Monthly in advance, after the implementation fee'],
              ['Provider consultation, 3-month clearance', '$30', 'For each consultation'],
              ['Provider consultation, 1-month clearance', '$20', 'For each consultation'],
              ['Medication', 'The pharmacy’s price', 'When the order is placed'],
            ],
          },
        },
        'The implementation fee is waived for partners who enroll through a practitioner group that we have named for the purpose, while that arrangement lasts. Waivers and promotions cannot be combined or applied afterwards.',
        'You authorize us to charge the payment method on file. An amount that is not paid when due may lead to suspension of the platform after notice. Fees do not include taxes. We may change a fee with 30 days’ written notice, with effect after the initial term.',
      ],
    },
    {
      id: 'no-refunds',
      title: 'Fees are non-refundable',
      blocks: [
        'All fees paid to us are non-refundable: the implementation fee, the subscription, including for a month that has begun, and consultation fees, whether or not a prescription follows.',
        'Dispensed medication is non-refundable. It cannot be returned, exchanged or resold. If a parcel arrives damaged or holds the wrong item, tell the pharmacy at once; replacement follows the pharmacy’s policy.',
      ],
    },
    {
      id: 'medication-costs',
      title: 'The partner is liable for medication costs',
      blocks: [
        'A partner is liable for the cost of all medication that is ordered through its account, whether or not the client has paid the partner, disputes the charge, or stops treatment. We recommend collecting payment before an order is placed.',
        'Between partner and client, the partner sets prices, bills, and answers for its own refund policy, which must not promise what the pharmacy or this agreement excludes. After platform fees and medication costs, the revenue is the partner’s.',
      ],
    },
    {
      id: 'term',
      title: 'Term and termination',
      blocks: [
        {
          list: [
            'Initial term: 90 days from enrollment.',
            'Renewal: month by month after the initial term, automatically.',
            'Exit: after the initial term, either side may end the agreement with 30 days’ written notice. Email counts as writing.',
            'Cause: either side may end it at once if the other breaks a material term and does not cure it promptly after notice, or if the law requires it.',
          ],
        },
        'The 30 days begin no earlier than the end of the initial term. Fees for the notice period are owed. When the agreement ends, the partner stops marketing the program under it, open orders are completed or canceled according to the provider’s and pharmacy’s instructions, and patients are told how to reach their provider and their records.',
      ],
    },
    {
      id: 'partner-duties',
      title: 'What a partner does and does not do',
      blocks: [
        'A partner markets the program, looks after its clients and bills them. A partner:',
        {
          list: [
            'does not diagnose, prescribe, recommend a dose, comment on side effects, or handle medication;',
            'does not promise a prescription or a result, and advertises truthfully, with the disclosures that the law asks for;',
            'describes compounded medication as compounded, does not call it FDA-approved or the same as a brand-name product;',
            'publishes testimonials only from real people who agreed, and says so when they were paid or treated;',
            'respects confidentiality, looks only at information that it is entitled to, and reports a suspected breach without delay;',
            'follows the rules on calls, texts and email, and keeps evidence of consent;',
            'pays nobody for the referral of patients where the law forbids it.',
          ],
        },
      ],
    },
    {
      id: 'care-and-medication',
      title: 'Care and medication',
      blocks: [
        'The provider decides whether treatment is appropriate. Medications that may be prescribed include Semaglutide and Tirzepatide, also as GLP-1 compounded with B12 or B3, and, announced for May 2025, NAD, Sermorelin and B12. The list may change, and not every medication is available in every state or from every pharmacy.',
        'Prescriptions are filled by independent 503A pharmacies, which compound for an individual patient, or 503B outsourcing facilities. Compounded medications are not approved by the FDA, which does not review them for safety, effectiveness or quality.',
        'A clearance lasts three months or one month, as bought. Before it ends, the patient needs a new consultation for treatment to continue.',
      ],
    },
    {
      id: 'claims',
      title: 'Figures on this site',
      blocks: [
        'Statements about launch times (under 48 hours, on some pages 24 hours) describe what most partners experience once their brand and prices are with us, and depend on the partner’s cooperation. Statements about revenue ($10K+ in gross monthly revenue, on one page $50K+) are goals and not a forecast or guarantee; gross revenue is before fees, medication, marketing and other costs. Your results depend on your market, your prices and your work, and may be nothing.',
      ],
    },
    {
      id: 'the-site',
      title: 'Using the site and the platform',
      blocks: [
        'You may read, print and link to the site. You may not copy the software, probe it for weaknesses without our consent, send automated submissions, impersonate anyone, or use the platform to compete with it by imitation.',
        'Demos and calls may be canceled if their conditions are not met; where a page asks you to watch a recording first, we may cancel a call that was booked without it. Embedded calendars, videos and chat belong to their providers and follow their terms.',
        'Our name, marks, texts and software remain ours; your name, marks and client relationships remain yours. Each side may use the other’s marks only to run the program.',
      ],
    },
    {
      id: 'applicants',
      title: 'Job applicants',
      blocks: [
        [
          'An application is not an offer or a contract of employment. By applying you confirm that what you submit is true and yours. How long it is kept is said in the ',
          { label: 'Privacy Policy', to: { route: 'privacyPolicy' } },
          '.',
        ],
      ],
    },
    {
      id: 'warranty',
      title: 'No warranty',
      blocks: [
        'The site and the platform are provided “as is” and “as available”. To the extent that the law allows, we disclaim all warranties, express or implied, including merchantability, fitness for a particular purpose and non-infringement. We do not warrant that the platform is free of interruptions or errors, and we answer for neither the acts of providers and pharmacies nor the effects of medication.',
      ],
    },
    {
      id: 'liability',
      title: 'Limit of liability',
      blocks: [
        {
          note: 'To the extent that the law allows, our total liability for all claims connected with the site, the platform or these terms is capped at $100.',
        },
        'We are not liable for indirect, incidental, special, consequential or punitive damages, nor for lost profits, revenue, data or goodwill, even if we were told that they were possible. The cap does not apply where the law does not permit it, such as for fraud or willful misconduct. Some states do not allow such limits, so parts of this section may not apply to you.',
      ],
    },
    {
      id: 'indemnity',
      title: 'Indemnity',
      blocks: [
        'A partner will defend and indemnify us against claims of third parties that arise from its marketing, its dealings with clients, medication costs ordered through its account, its breach of these terms or its violation of law. We tell the partner promptly of such a claim and cooperate in its defense.',
      ],
    },
    {
      id: 'disputes',
      title: 'Law and disputes',
      blocks: [
        `The law of the State of Texas governs, without its rules on conflicts of law. Write to us first; most disputes end with a telephone call. What is not settled that way is decided by the state or federal courts in Harris County, ${brand.address.regionName}, and both sides accept their jurisdiction. Rights that the law of your state gives you as a consumer, and that cannot be waived, remain.`,
      ],
    },
    {
      id: 'general',
      title: 'General',
      blocks: [
        'If one term is invalid, the others stand. Not enforcing a term once is no waiver. A partner may not assign the agreement without our consent; we may assign it to a successor. Neither side answers for events outside its reasonable control, except for the duty to pay. Together with an order form, these terms are the whole agreement.',
        'We may change these terms. For partners, a change takes effect 30 days after notice; if you disagree, you may leave under “Term and termination”. For visitors it takes effect when it is published with a new date.',
      ],
    },
    {
      id: 'how-to-reach-us',
      title: 'Contact and notices',
      blocks: [
        'Notices to us go to the addresses below; notices to a partner go to the email address on the account.',
        contactTerms,
      ],
    },
  ],
} as const satisfies LegalDocumentContent;
