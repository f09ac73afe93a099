/**
 * What the specification and the documents promise: each number, order, list and wording, as they state it. What pages say is asked of
 * the rendered pages (`tests/architecture/facts.test.ts`); of every other promise the table names the test that asserts it.
 */

/** The lists of pages: the texts of their items in their order, or how many there are; of the whole page where no section is named. */
export const lists: readonly (readonly [page: string, section: string, items: string, are: string | number])[] = [
  ['/', '', 'header li a', 'Home · About · FAQ · Contact · Careers'],
  [
    '/',
    '',
    'footer li a',
    'About · Testimonials · Careers · Contact · Privacy Policy · Terms & Conditions · Notice of Privacy Practices (HIPAA) · Telehealth Consent · LinkedIn · Instagram · Facebook · YouTube',
  ],
  ['/', 'Where Wellness Meets Medicine', 'nav a strong', 'About us · Questions · Contact'],
  ['/', 'Trusted By Organizations Nationwide', 'ul', 6],
  ['/', 'Trusted By Organizations Nationwide', 'ul:first-of-type li', 48],
  [
    '/',
    'Everything behind the first “yes”',
    'svg + h3',
    'Licensed Physician Network · 503A Pharmacy Coordination · Complete Software Platform · Platform Training & Support · Business Integration',
  ],
  ['/', 'In their words', 'blockquote', 5],
  ['/about', 'Why we exist', 'summary', 'Problem · Solution · Driving Impact'],
  ['/about', 'Five values we argue about', 'h3', 'Grow · Responsibility · Impact Driven · Innovation · Intentional'],
  ['/about', 'The people responsible', 'li', 5],
  ['/faq', 'Straight answers', 'summary', 13],
  [
    '/careers',
    'Five things we hold each other to',
    'h3',
    'Grit over comfort · Ownership over blame · Speed is our advantage · Excellence in execution · Faith-fueled impact',
  ],
  ['/careers', 'What a week here looks like', 'li', 3],
  ['/careers', 'Open roles', 'li a', 6],
  ['/culture-index', '', 'h3', 5],
  [
    '/appt',
    'How It Works',
    'h3',
    'Join a demo · Enroll in the software · Get GLP-1 certified · Build a launch plan · Start selling',
  ],
  ['/demo', 'How It Works', 'h3', 'Partner with us · Get trained and certified · Enroll clients · Scale revenue'],
  ['/demo', '', 'blockquote', 2],
  [
    '/ty-fb',
    'The whole program, in six parts',
    'h3',
    'Turn-key program · Licensed medical team · Revenue model · Compliance support · Implementation in under 48 hours · Ongoing support',
  ],
  ['/ty-fb', 'Every question, by topic', 'nav a', 10],
  ['/ty-demo', 'What to expect', 'h3', '60-minute deep dive · Live Q&A · Implementation roadmap · Case studies'],
  ['/ty-demo', 'In good company', 'img', 10],
  ['/testimonials', '', 'article', 33],
  ['/testimonials', '', 'article img', 33],
  [
    '/webinar',
    'What You’ll Get',
    'svg + h3',
    'Licensed Doctors · 503A Pharmacy Fulfillment · Complete Software Platform · Training & Support · Business Integration',
  ],
  ['/webinar', 'Everything people ask during the demo', 'summary', 14],
  ['/start', 'Before you book', 'summary', 7],
  ['/onboarding', 'Before you book', 'summary', 6],
];

/**
 * What the header asks for on the pages that have an act of their own, and where that leads: to a page, to a place on the page or to the
 * lead dialog. Elsewhere it is 'Get Started', to `/appt`; null is nothing.
 */
export const headerActions: Readonly<Record<string, readonly [label: string, target: string] | null>> = {
  '/appt': ['Pick a time', '#calendar'],
  '/booking-demo': ['Pick a time', '#calendar'],
  '/booking-demo-dr': ['Pick a time', '#calendar'],
  '/start': ['Pick a time', '#calendar'],
  '/onboarding': ['Pick a time', '#calendar'],
  '/demo': ['Pick a time', '#calendar'],
  '/pepprac': ['Book a call', 'LeadModal'],
  '/aff': ['Book a call', 'LeadModal'],
  '/dr': ['Book a call', '/booking-demo-dr'],
  '/webinar': null,
  '/ty-fb': null,
  '/ty-demo': null,
  '/jobs/contentstrategist': null,
  '/jobs/partner-support-specialist': null,
  '/jobs/medication-intake-review-specialist': null,
  '/jobs/patient-support-specialist': null,
  '/jobs/appointment-setter': null,
  '/jobs/telehealth-operations-director': null,
  '/jobs/marketing-manager': null,
  '/jobs/lead-product-manager': null,
};

/**
 * What pages call each act, by where it leads: to start, to pick a time on the page, to book a demo or a call, to ask, to apply. The labels
 * in capitals are the specification's, except 'Apply Now'; beside them an act has one.
 */
export const acts: Readonly<Record<string, readonly string[]>> = {
  '/appt': [
    'Start Your Program: /',
    'Get Started Today: / /about /faq /testimonials',
    'Schedule a Demo: /about',
    'Get Started: /testimonials',
  ],
  '#calendar': ['Pick a time: /appt /booking-demo-dr /start', 'Reserve Your Demo Seat: /demo'],
  '/booking-demo': ['Book a demo: /webinar'],
  '/booking-demo-dr': ['Book Implementation Call: /dr'],
  LeadModal: ['Book Implementation Call: /pepprac /aff'],
  '/schedule-demo': ['Book Now: /start /onboarding'],
  '/contact': ['Learn More about your own program: /', 'Send us a message: /faq /webinar'],
  ApplyModal: [
    'Apply Now: /jobs/contentstrategist /jobs/partner-support-specialist /jobs/medication-intake-review-specialist /jobs/patient-support-specialist /jobs/appointment-setter /jobs/telehealth-operations-director /jobs/marketing-manager /jobs/lead-product-manager',
  ],
};

/** Wordings of pages, each after the one before; three dots stand for what is between. A figure and its unit are one wording. */
export const texts: readonly (readonly [page: string, wordings: string])[] = [
  ['/', 'Start Your Program … Learn More … 400+ partner businesses … 30,000+ patient transformations … live in under 48 hours'],
  ['/', '$30 for a 3-month clearance, $20 for a 1-month clearance'],
  ['/', 'Ready to Scale Your Business? … Get Started Today'],
  ['/about', 'partner businesses 400+ … patient transformations 30,000+ … Get Started Today … Schedule a Demo'],
  ['/about', 'Chief Revenue Officer … Care Officer … Director of Operations … Chief Executive Officer … Chief Medical Officer'],
  ['/faq', 'Implementation and onboarding: $1,997, one time … Software subscription: $297 per month'],
  ['/faq', 'a 3-month clearance: $30 … a 1-month clearance: $20'],
  ['/careers', 'Lead Product Manager … Content Producer & Strategist … Partner Support Specialist'],
  ['/careers', 'Medication Intake Review Specialist … Patient Support Specialist … Appointment Setter'],
  ['/jobs/contentstrategist', 'Department Marketing … Type Full-Time Salaried … Location In person, Plano, Texas'],
  ['/jobs/partner-support-specialist', 'Department Partner Success … Type Full-Time Contractor … Location Remote … 6 hours'],
  ['/jobs/medication-intake-review-specialist', 'Department Patient Care … Type Full-Time … Location Remote … 6 hours'],
  ['/jobs/patient-support-specialist', 'Department Patient Care … Type Full-Time Contractor … Location Remote … 6 hours'],
  ['/jobs/appointment-setter', 'Department Sales … Type Full-Time Contractor … Location Remote … 6 hours'],
  ['/jobs/telehealth-operations-director', 'Type Full-Time … Location Dallas … Pay $100K–$150K base plus bonus'],
  ['/jobs/marketing-manager', 'Type Full-Time … Location Dallas preferred … Pay $60k–$100k+ a year … 100+ ads'],
  [
    '/jobs/lead-product-manager',
    'Department Product … Location On-site in Plano, Texas … How We Work … 30 days … 60 days … 90 days',
  ],
  ['/appt', 'in 24 hours … 60-minute live demo … How It Works … Privacy Policy … Terms & Conditions'],
  [
    '/pepprac',
    'The $1,997 implementation fee is waived … Book Implementation Call … 75+ partner locations … $10K+ … 48 hours … 50 states … 100%',
  ],
  ['/aff', 'Skip the $1,997 implementation fee … Book Implementation Call … 75+ partner locations … $10K+ … 48 hours … 100%'],
  [
    '/dr',
    '$1,997 implementation fee is waived … Book Implementation Call … 75+ partner locations … $50K+ … 48 hours … 50 states … 100%',
  ],
  ['/dr', 'all states except Alaska, Mississippi and New Jersey'],
  ['/booking-demo', 'Book Your Demo'],
  ['/booking-demo-dr', 'Schedule Your Implementation Call'],
  ['/webinar', '15:00 … 15 minutes … $297 per month'],
  ['/ty-fb', '15:00 … 15 minutes'],
  ['/ty-demo', 'Demo Confirmed … You’re All Set! … Check your email for the meeting details and calendar invite'],
  ['/ty-demo', 'combined experience 40+ years … 500+ clinics … Real-world'],
  ['/start', '$1,997 … – $1,000 … $997 … Then $297/month … 90 days'],
  ['/onboarding', '$1,997 … – $1,000 … $997 … Then $297/month … 90 days'],
  [
    '/demo',
    'Limited Seats - Register Now … Reserve Your Demo Seat … Max 20 attendees … 45-60 minutes plus Q&A … Multiple time slots this week',
  ],
  ['/privacy-policy', 'Effective May 1, 2025 … 365 days … 30 days'],
  [
    '/terms-and-conditions',
    'Last modified 05/01/2025 … 18 or older … $1,997 … $997 … $297 per month … $30 … $20 … 90 days … 30 days’ written notice … capped at $100',
  ],
  ['/notice-of-privacy-practices', 'Effective 03/01/2025'],
  ['/telehealth-consent', 'Last updated 05/01/2025 … $30 … $20'],
  ['/testimonials', 'Success Stories Pinboard'],
  [
    '/contact',
    'not a condition of purchase … Message frequency varies … data rates may apply … Reply STOP to unsubscribe … HELP for help',
  ],
  ['/contact', 'Monday to Friday, 9 a.m. to 5 p.m. Central'],
];

/**
 * The claims in figures (specification section 9, pay and hours of the jobs in section 2): what each counts, as the words beside it say
 * on every page, and the pages that state it. No other figure of their kind is on any page.
 */
export const figures: readonly { figure: string; counts: RegExp; section: number; pages: string }[] = [
  { figure: '400+', counts: /partner businesses/, section: 9, pages: '/ /about /appt /onboarding /testimonials' },
  { figure: '75+', counts: /partner locations/, section: 9, pages: '/aff /dr /pepprac' },
  { figure: '500+', counts: /supported over those years 500\+ clinics/, section: 9, pages: '/onboarding /ty-demo' },
  { figure: '40+', counts: /combined experience/, section: 9, pages: '/onboarding /ty-demo' },
  { figure: '30,000+', counts: /patient transformations/, section: 9, pages: '/ /about /appt /onboarding' },
  {
    figure: '$10K+',
    counts: /gross( monthly)? revenue/,
    section: 9,
    pages: '/aff /appt /demo /faq /onboarding /pepprac /terms-and-conditions /ty-fb /webinar',
  },
  { figure: '$50K+', counts: /gross (monthly )?revenue/, section: 9, pages: '/dr /terms-and-conditions' },
  {
    figure: '100%',
    counts: /medication costs and platform fees|platform fees and medication costs/i,
    section: 2,
    pages: '/aff /appt /dr /onboarding /pepprac /start /ty-fb /webinar',
  },
  {
    figure: '48 hours',
    counts: /launch|live|setup|first intake|under 48 hours/i,
    section: 9,
    pages: '/ /aff /booking-demo-dr /demo /dr /faq /onboarding /pepprac /start /terms-and-conditions /ty-fb /webinar',
  },
  {
    figure: '24 hours',
    counts: /to your business|setup|launch times|never submitted/i,
    section: 9,
    pages: '/appt /privacy-policy /terms-and-conditions',
  },
  {
    figure: '50 states',
    counts: /licensed/i,
    section: 9,
    pages: '/ /aff /dr /faq /pepprac /start /terms-and-conditions /ty-fb /webinar',
  },
  { figure: '100+', counts: /ads/, section: 9, pages: '/jobs/marketing-manager' },
  { figure: '$100k+', counts: /a year/, section: 9, pages: '/jobs/marketing-manager' },
  {
    figure: '6 hours',
    counts: /US Central/,
    section: 2,
    pages:
      '/careers /jobs/appointment-setter /jobs/medication-intake-review-specialist /jobs/partner-support-specialist /jobs/patient-support-specialist /jobs/telehealth-operations-director',
  },
];

/** What moves, or changes with the width, as the page's styles say it, each after the one before. */
export const styles: readonly { page: string; rules: readonly RegExp[] }[] = [
  {
    // A character each 100 ms, and then a glow of a second, once.
    page: '/about',
    rules: [
      /animation:\w+ 1ms linear calc\([^;]+ \* 100ms\) backwards/,
      /animation:\w+ 1000ms ease-out calc\([^;]+ \* 100ms\) both/,
    ],
  },
  {
    page: '/testimonials',
    rules: [
      /columns:1;/,
      /\(min-width: 48em\)\{\S+columns:2;/,
      /\(min-width: 64em\)\{\S+columns:3;/,
      /\(min-width: 90em\)\{\S+columns:4;/,
    ],
  },
];

/** The fields of the lead form in their order (section 3), as a browser fills them in, and as a screen reader reads them. */
export const leadFields = [
  { name: 'name', type: 'text', autoComplete: 'name', isRequired: true, read: 'textbox "Full name"' },
  { name: 'email', type: 'email', autoComplete: 'email', isRequired: true, read: 'textbox "Email"' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', isRequired: true, read: 'textbox "Phone"' },
  {
    name: 'businessName',
    type: 'text',
    autoComplete: 'organization',
    isRequired: false,
    read: 'textbox "Business name (optional)"',
  },
] as const;

/** The values of the application's choices, in their order (section 3). */
export const applicationChoices = {
  experience: ['0-1', '2-3', '4-5', '6-10', '10+'],
  availability: ['immediately', '2-weeks', '1-month', '2-months'],
  referral: ['website', 'linkedin', 'indeed', 'referral', 'social', 'other'],
} as const;

/**
 * By the file of the test that asserts it: where a promise stands, in a document word for word or in a section of the specification,
 * and a part of the test's name.
 */
export const promises: Readonly<Record<string, readonly (readonly [source: string, promise: string, test: string])[]>> = {
  'src/components/Carousel/Carousel.test.tsx': [['docs/deviations.md', 'the carousel’s 5 s', 'advances every five seconds']],
  'src/components/media/VideoEmbed.test.tsx': [
    ['docs/deviations.md', 'after 8 silent seconds', 'fails after eight seconds'],
    ['docs/providers.md', 'silent for eight seconds', 'fails after eight seconds'],
  ],
  'src/forms/JobApplicationForm/JobApplicationForm.test.tsx': [
    ['section 3', 'the choices of the application', 'offers the specification’s choices in its order'],
    ['section 8', 'the words of the toasts', 'the toasts have the specification’s words'],
  ],
  'src/forms/JobApplicationForm/useJobApplicationForm.test.tsx': [
    ['section 4', 'the dialog closes 2.5 s after the thanks', 'closes exactly 2.5 s after the thanks'],
  ],
  'src/forms/drafts.test.ts': [
    ['docs/deviations.md', 'Unsent forms are kept in the tab for half an hour', 'is kept for half an hour'],
  ],
  'src/integrations/attribution.test.ts': [
    ['docs/settings.md', '30 days after the last arrival', 'the campaign and the click for thirty days, the partner for sixty'],
    ['docs/settings.md', '60 by default', 'the campaign and the click for thirty days, the partner for sixty'],
    [
      'docs/providers.md',
      '`fpr`, `via`, `fp_ref`, `deal`, `ref`, `_from`, `_by`, `_go` or `_get`, in this order',
      'before the next',
    ],
  ],
  'src/integrations/calendar.test.tsx': [
    ['docs/deviations.md', 'slow after 15 silent seconds', 'starts when the calendar comes near the screen'],
    ['section 8', 'the log of the calendar’s script', 'means that something is blocked where the provider’s script is too'],
  ],
  'src/integrations/chat.test.ts': [
    ['docs/providers.md', 'When no widget is on the page after 15 seconds', 'no widget appears within fifteen seconds'],
  ],
  'src/integrations/survey.test.ts': [
    ['section 4', 'the survey of each position', 'opens the survey of its position, or else the Executive Assistant’s'],
  ],
  'src/modals/LeadModal/LeadModal.test.tsx': [['section 4', 'the redirect 1.5 s after a lead', 'for a second and a half']],
  'src/sections/errors/NotFoundMessage.test.tsx': [['docs/deviations.md', 'redirect after 3 s', 'after exactly 3 s']],
  'src/sections/testimonials/useReveal.test.tsx': [
    ['section 4', '20 %, 50px, up to 300 ms', 'revealed for good after its delay when a fifth is visible'],
  ],
  'src/services/invokeFunction.test.ts': [['docs/deviations.md', '20 s for a call', 'a function has twenty seconds']],
  'src/services/postWebhook.test.ts': [
    ['docs/deviations.md', 'for a webhook 10 s from the browser', 'with `keepalive` and a timeout'],
  ],
  'src/services/submissions.test.ts': [
    ['section 3', 'the application’s payloads', 'sends the payload of the specification'],
    ['section 3', 'the lead’s payloads', 'with the fields of the specification'],
  ],
  'src/services/uploadTransport.test.ts': [
    ['docs/deviations.md', '30 s beyond what 25 KB/s need for an upload', 'an upload is interrupted by a silence'],
  ],
  'tests/architecture/landingPages.test.ts': [
    ['section 2', 'the parts of landing pages, four cards, four steps', 'the specification’s parts in its order'],
  ],
  'tests/architecture/search.test.ts': [
    ['section 2', '13 questions, in the structured data too', 'have the same text as visitors read'],
  ],
  'tests/backend/applications.test.ts': [
    ['docs/deviations.md', '`resumeFileUrl` is a signed link for 30 days', 'gets a signed link for 30 days'],
  ],
  'tests/backend/delivery.test.ts': [
    ['docs/backend.md', 'tried again after 40 s, then each time after twice as long', 'doubles from 40 s'],
    ['docs/backend.md', '`Retry-After` is heeded, up to a day', 'is waited for: %d s'],
    ['docs/backend.md', 'Any status from 200 to 299 counts as received; a redirect is a failure', 'is received with status'],
  ],
  'tests/backend/formats.test.ts': [
    ['docs/deviations.md', '7 to 15 digits, in the lead form also 10 characters', 'has 7 to 15 digits'],
    ['docs/deviations.md', 'A lead’s name is split at its first space', 'is split into'],
  ],
  'tests/backend/health.test.ts': [
    ['docs/operations.md', 'it does not respond within five seconds', 'or not at all'],
    ['docs/operations.md', 'an event has waited for an hour', 'reports %s when %s'],
    ['docs/operations.md', 'an event of the last seven days was given up', 'reports %s when %s'],
    ['docs/operations.md', 'one has waited for a day; there are a hundred', 'reports %s when %s'],
    [
      'docs/operations.md',
      'in two hours 500 were limited or taken for robots, or 100 keys or origins were wrong',
      'reports %s when %s',
    ],
    ['docs/operations.md', 'it has not run for three hours', 'reports %s when %s'],
  ],
  'tests/backend/leads.test.ts': [
    ['docs/backend.md', 'A form’s key holds as long as its row is kept', 'keeps its key for as long as it is stored'],
    ['section 4', 'url_param before cookie before direct', 'with %j is announced with %j'],
  ],
  'tests/backend/migrations.test.ts': [
    ['docs/backend.md', 'gives up after two seconds', 'begins with a limit of the time for which it waits for a lock'],
  ],
  'tests/backend/outbox.test.ts': [
    ['docs/backend.md', 'twelve times within 24 hours', 'gives up after twelve attempts within a day'],
    ['docs/backend.md', 'after 15 minutes, one hour and four', 'never responds in time four times in a day'],
  ],
  'tests/backend/rateLimits.test.ts': [
    ['docs/backend.md', '(a /56 twice, a /48 four times as many)', 'a network of IPv6 is limited as a whole'],
  ],
  'tests/backend/reference.test.ts': [['docs/backend.md', '--reference 7ZQK-3M0D', 'the reference number of']],
  'tests/backend/restore.release.test.ts': [['docs/operations.md', 'deletes folders older than 14 days', 'old ones are deleted']],
  'tests/backend/retention.test.ts': [
    ['docs/backend.md', 'Files without an application are deleted after a day', 'orphaned uploads after a day'],
  ],
  'tests/backend/review.test.ts': [
    ['docs/visual-review.md', 'A hundred wrong keys an hour are answered', 'a hundred an hour are looked up'],
  ],
  'tests/backend/schemas.test.ts': [
    ['section 5', 'a name of 2 characters, a phone number of 10', 'the shortest values of a lead'],
    ['section 5', 'the words of errors', '%s, of at most %i characters'],
  ],
  'tests/backend/settings.test.ts': [
    ['docs/backend.md', '| 60 | how long a receiver may take to respond, 90 at most |', 'has these limits'],
    ['docs/backend.md', '| 60, 20, 2000 | submissions an hour', 'are these'],
    ['docs/backend.md', '| 1000 | a form sent sooner', 'are these'],
    ['docs/backend.md', '| 365 | days that applications', 'are these'],
    ['docs/backend.md', '| 30 | days that a link to a résumé opens it, 1 to 365', 'has these limits'],
    ['docs/backend.md', 'at least 24 bytes in Base64', 'has these limits'],
    ['docs/deviations.md', 'a minute from the function', 'are these'],
  ],
  'tests/backend/storage.test.ts': [
    ['docs/backend.md', 'at most 5 MB', 'may have exactly 5 MB, and not a byte more'],
    ['docs/backend.md', 'ends after two hours', 'until two hours have passed'],
  ],
  'tests/e2e/webinar.spec.ts': [
    ['docs/deviations.md', '900 s on `/webinar` and `/ty-fb`, by the clock', 'the wait starts when the document opens'],
  ],
};
