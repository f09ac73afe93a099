import { telemedicineStates } from './answers.ts';
import { brand } from './brand.ts';
import { practitionerGroup } from './landing/group.ts';
import type { Link } from '../lib/links.ts';
import type { CallToActionContent, SeoContent } from './types.ts';

/** `expires` is an ISO date (YYYY-MM-DD). */
type LicenseContent = { state: string; number: string; expires: string };

type PharmacyContent = { name: string; kind: string; address: string; phone: string };

/** `sample`: the officer and the license numbers are invented. */
export type LicensesContent = {
  sample?: true;
  caption: string;
  columns: { state: string; number: string; expires: string };
  items: readonly LicenseContent[];
};

/** `sample`: the pharmacies are invented. */
export type PharmaciesContent = { sample?: true; phoneLabel: string; items: readonly PharmacyContent[] };

export type FaqEntryContent = {
  /** The fragment that links to the open answer. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Shown as a list after the first paragraph. */
  list?: readonly string[];
  licenses?: LicensesContent;
  pharmacies?: PharmaciesContent;
};

export type FaqContent = {
  seo: SeoContent;
  title: string;
  introduction: string;
  /** A way for visitors whose question is not listed. */
  more: { text: string; link: Link };
  questions: readonly FaqEntryContent[];
  callToAction: CallToActionContent;
};

/** `/faq` (specification section 2). Amounts, terms and claims: section 9. */
export const faq = {
  seo: {
    title: 'Questions and answers',
    description:
      'What the program costs, which states and medications it covers, who the medical provider is, how long the term runs and what happens to refunds.',
    keywords: ['GLP-1 partner FAQ', 'medical weight loss cost', '503A pharmacy', 'telemedicine states', 'partner terms'],
  },
  title: 'Straight answers',
  introduction: 'The 13 questions business owners ask before they sign up, in the order they usually ask them.',
  more: { text: 'Don’t see yours?', link: { label: 'Send us a message', to: { route: 'contact' } } },
  questions: [
    {
      id: 'what-we-do',
      question: `What does ${brand.name} do, and what doesn’t it do?`,
      answer: [
        `${brand.name} is software for wellness businesses that want to offer a medically supervised weight-loss program under their own brand. We bring together:`,
        'We are not a medical provider. We don’t diagnose, prescribe, dispense or give medical advice, and we don’t employ the people who do.',
      ],
      list: [
        'access to independent licensed providers',
        'coordination with independent compounding pharmacies',
        'the platform that runs intake, consent, orders and refills',
        'training and support for your team',
      ],
    },
    {
      id: 'medical-provider',
      question: 'So who is the medical provider?',
      answer: [
        'An independent provider licensed in the state where the patient lives. The provider reviews the intake, conducts the consultation, decides whether a prescription is appropriate, and remains responsible for the patient’s care.',
        `Neither you nor ${brand.name} can direct that decision. If the provider says no, the answer is no.`,
      ],
    },
    {
      id: 'medical-staff',
      question: 'Do I need a medical license, or medical staff?',
      answer: [
        'No to both. Your part is marketing, your clients and billing. The provider’s part is everything clinical.',
        'What you do need is a team that knows where the line is. No one on your side gives advice on doses, comments on side effects or promises a prescription. The training covers what to say instead.',
      ],
    },
    {
      id: 'fees',
      question: 'What does it cost?',
      answer: [
        'Four fees, and we don’t charge any others:',
        `The implementation fee is waived for members who sign up through the ${practitionerGroup.name} group. From time to time a promotion lowers it to $997; the monthly subscription stays the same. The pharmacy prices medication separately, and that cost is yours to pass on.`,
      ],
      list: [
        'Implementation and onboarding: $1,997, one time',
        'Software subscription: $297 per month',
        'Provider consultation with a 3-month clearance: $30',
        'Provider consultation with a 1-month clearance: $20',
      ],
    },
    {
      id: 'revenue',
      question: 'Who sets the prices, and who keeps the revenue?',
      answer: [
        'You set them, and you bill your clients. What’s left after platform fees and medication costs is yours; we don’t take a cut.',
        'Partners work toward $10K+ in gross monthly revenue. That’s a goal, not a forecast: it depends on your market, your pricing and the hours you put in.',
      ],
    },
    {
      id: 'term',
      question: 'How long am I committed?',
      answer: [
        'The initial term is 90 days. After that, the agreement renews month to month.',
        'To leave, give us 30 days’ written notice after the initial term. Patients in treatment are told how to reach their provider and get their records.',
      ],
    },
    {
      id: 'refunds',
      question: 'What can be refunded?',
      answer: [
        'Our fees are non-refundable: the implementation fee, the subscription and the consultation fees. That includes a consultation that ends without a prescription, because the provider has already given the time.',
        'Dispensed medication is non-refundable, too; by law, it can’t be taken back and reused. As the partner, you’re liable for the cost of medication ordered through your account, so collect payment from your client before the order goes out.',
      ],
    },
    {
      id: 'states',
      question: 'Which states are covered?',
      answer: [
        `Between them, the providers in the network are licensed in 50 states. ${telemedicineStates}`,
        'The first number counts licenses; the second counts where a telemedicine visit can happen. A client who lives in one of those three states can’t be seen that way.',
        'What counts is where the patient is, not where you are.',
      ],
    },
    {
      id: 'medications',
      question: 'Which medications are available?',
      answer: [
        'A provider may prescribe, when it’s appropriate for the patient:',
        'NAD, Sermorelin and B12 were announced for May 2025. What is available varies by state and by pharmacy.',
        'Compounded medications are prepared for an individual patient. They are not approved by the FDA, which does not review them for safety, effectiveness or quality before they are dispensed.',
      ],
      list: [
        'Semaglutide, also compounded with B12 or B3',
        'Tirzepatide, also compounded with B12 or B3',
        'NAD',
        'Sermorelin',
        'B12',
      ],
    },
    {
      id: 'pharmacies',
      question: 'Where does the medication come from, and what are 503A and 503B?',
      answer: [
        'Both are sections of the federal Food, Drug, and Cosmetic Act. A 503A pharmacy compounds for one named patient on one prescription, under its state board of pharmacy. A 503B outsourcing facility may compound in larger batches, is registered with the FDA and follows current good manufacturing practice.',
        'Prescriptions from the program are filled by independent pharmacies of these two kinds and shipped to the patient. For questions about a specific order, ask the pharmacy that filled it:',
      ],
      pharmacies: {
        sample: true,
        phoneLabel: 'Phone',
        items: [
          {
            name: 'Buffalo Bend Compounding Pharmacy',
            kind: '503A compounding pharmacy',
            address: '418 Sample Street, Houston, TX 77003',
            phone: '(713) 555-0163',
          },
          {
            name: 'Cross Timbers Outsourcing',
            kind: '503B outsourcing facility',
            address: '2200 Specimen Road, Oklahoma City, OK 73102',
            phone: '(405) 555-0128',
          },
        ],
      },
    },
    {
      id: 'eligibility',
      question: 'Who can become a patient?',
      answer: [
        'Anyone who is 18 or older, or is supervised by a parent or legal guardian, and is a US resident in a state where the program operates.',
        'That’s what it takes to ask. Whether treatment is appropriate is a medical question: the provider looks at history, current medications, pregnancy and other contraindications, and tells the patient what they decided.',
      ],
    },
    {
      id: 'launch-and-training',
      question: 'How fast can we launch, and who trains my team?',
      answer: [
        'Once we have your branding, pricing and packages, most partners are live in under 48 hours: your team is trained, and the first client can start an intake.',
        `Training is live and includes GLP-1 certification. After that, you have a partner manager, and support by phone at ${brand.phone} or by email at ${brand.email}, ${brand.hours}.`,
      ],
    },
    {
      id: 'medical-officer',
      question: 'Who is your Chief Medical Officer, and where is she licensed?',
      answer: [
        'Anjali Deshmukh, MD, reviews what the platform says about medicine. She doesn’t treat patients through it. For the sake of disclosure, here are her active medical licenses. You can verify each one with its state board.',
      ],
      licenses: {
        sample: true,
        caption: 'Medical licenses of Anjali Deshmukh, MD',
        columns: { state: 'State', number: 'License', expires: 'Expires' },
        items: [
          { state: 'Massachusetts', number: 'MA-SAMPLE-10417', expires: '2027-09-30' },
          { state: 'Rhode Island', number: 'RI-SAMPLE-20863', expires: '2028-06-30' },
          { state: 'Vermont', number: 'VT-SAMPLE-30592', expires: '2028-11-30' },
          { state: 'California', number: 'CA-SAMPLE-40731', expires: '2027-12-31' },
        ],
      },
    },
  ],
  callToAction: {
    title: 'Some questions need a person',
    text: 'Bring yours to a live demo. It’s an hour, and no one reads from slides.',
    links: [{ label: 'Get Started Today', to: { route: 'appt' } }],
  },
} as const satisfies FaqContent;

export type FaqId = (typeof faq)['questions'][number]['id'];

/** Some of the questions, in the order of the FAQ page, for pages that show the same ones. */
export const faqQuestions = (...ids: readonly FaqId[]): readonly FaqEntryContent[] =>
  faq.questions.filter(({ id }) => ids.includes(id));
