import { brand } from '../brand.ts';
import { contactTerms, type LegalDocumentContent } from './document.ts';

/** What the policy calls a field of a form, where that is not its label. A test looks for it in the rows of the forms. */
export const fieldWords: Readonly<Record<string, string>> = {
  firstName: 'name',
  lastName: 'name',
  linkedIn: 'LinkedIn address',
  coverLetter: 'link to a video',
  experience: 'experience',
  availability: 'availability',
  salary: 'salary expectation',
  referral: 'how you heard of us',
  smsConsent: 'your consent to text messages',
};

/** `/privacy-policy` (specification section 2). Its statements about this site must match what the site does. */
export const privacyPolicy = {
  sample: true,
  seo: {
    title: 'Privacy Policy',
    description: `What ${brand.name} collects through this website, why, who receives it, how long it is kept, and how to see, correct or delete it.`,
    keywords: ['privacy policy', 'consumer health data', 'privacy choices', 'Global Privacy Control'],
  },
  title: 'Privacy Policy',
  introduction:
    'You can read this whole site without telling us who you are. This page says what happens when you do, and what your browser tells us on its own.',
  date: { label: 'Effective', iso: '2025-05-01', text: 'May 1, 2025' },
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are and what this covers',
      blocks: [
        `${brand.name} (“we”, “us”) operates the website at ${brand.domain} and a software platform for wellness businesses. This policy covers the website: its pages, forms, embedded calendars and videos.`,
        [
          'It does not cover the medical record. When a person becomes a patient, an independent licensed provider is responsible for the health information in the chart, and the ',
          { label: 'Notice of Privacy Practices', to: { route: 'noticeOfPrivacyPractices' } },
          ' applies. Nor does it cover sites that we only link to, such as survey pages and social networks.',
        ],
        {
          note: `${brand.name} is a technology platform and not a medical provider. Please do not send medical details through the forms on this site.`,
        },
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      blocks: [
        'From you, when you fill out a form or call:',
        {
          table: {
            caption: 'Information that you give us',
            columns: ['Where', 'What', 'What it is for'],
            rows: [
              [
                'Booking an implementation call',
                'Full name, email, phone, business name (optional); which partner referred you, if one did',
                'To arrange the call, prepare for it and credit the referral',
              ],
              [
                'Contact form',
                'First and last name, email; phone, type of business and message (optional); your consent to text messages',
                'To answer you',
              ],
              [
                'Job application',
                'Name, email, phone, LinkedIn address (optional), résumé, link to a video, experience, availability, salary expectation, how you heard of us',
                'To consider you for the position',
              ],
              [
                'Booking calendar',
                'What the calendar’s form asks, and the time you choose',
                'To hold the appointment and send the invitation',
              ],
            ],
          },
        },
        'From your browser, on its own: the pages you open, the kind of device and browser, the approximate region derived from the network address, and the page you came from. Your full network address reaches our servers with every request, as it does everywhere on the internet. To limit abuse of the forms we keep a keyed hash of it, from which the address cannot be read back.',
        'We do not buy personal information about you, and the site has no accounts and no sign-in.',
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How we use it',
      blocks: [
        {
          list: [
            'to reply, book, confirm and remind',
            'to consider an application and keep a record of how it was decided',
            'to credit the affiliate who sent you, which is a contractual promise to them',
            'to understand which pages are useful and which advertisements led to a visit, unless you have opted out',
            'to keep the site secure: spotting automated submissions, limiting repeated attempts, finding faults',
            'to meet legal obligations and defend legal claims',
          ],
        },
        'We make no decisions about you by automated means alone, and no form on this site is used to decide whether anyone receives treatment.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      blocks: [
        {
          table: {
            caption: 'What may be stored on your device',
            columns: ['Name', 'Kind', 'What it does'],
            rows: [
              [
                '_fprom_tid',
                'Cookie, affiliate program',
                'Remembers the visit that a partner’s link began, so that the partner is credited',
              ],
              ['_fprom_ref', 'Cookie, affiliate program', 'Remembers which partner’s link you followed'],
              [
                'Session storage',
                'Storage, necessary',
                'What you typed into a job application that was not sent yet; your name, email address and phone number once you have asked for a call; which call you are booking; technical notes. Gone when you close the tab',
              ],
              [
                'Unconfirmed details',
                'Storage, necessary',
                'The name, email address, phone number and business name that you sent to book a call, until we can tell you that they arrived, so that a reload of the page does not lose them. Deleted then, offered to nobody after half an hour, and gone when you close the tab',
              ],
              [
                'How you came',
                'Storage, only where allowed',
                'With analytics on: the campaign, and the pages you came from and to, for 30 days. With advertising and partner credit on: an advertisement’s click, for 30 days, and the partner whose link you followed, for as long as the program counts it. Deleted once you turn them off',
              ],
              ['Privacy choice', 'Storage, necessary', 'Remembers what you chose under “Your privacy choices”'],
              [
                'Advertising and analytics',
                'Cookies of third parties',
                'Count page views and measure advertisements. Set only where such a service is configured and you have not opted out',
              ],
            ],
          },
        },
        'You can delete cookies and storage in your browser at any time. The site keeps working without them; only the referral may be lost.',
      ],
    },
    {
      id: 'your-privacy-choices',
      title: 'Your privacy choices and Global Privacy Control',
      blocks: [
        'The button “Your privacy choices” in the footer of every page turns advertising and partner credit, analytics, and chat off or on, each for itself. Before you choose, they are on where the site tells you so, and off where the site asks you first. The choice takes effect at once, is kept in your browser and can be changed whenever you like. What a script has left in memory goes with the next page.',
        'If your browser or an extension sends the Global Privacy Control signal, we treat it as a request to opt out of the sale and sharing of personal information and of targeted advertising. Advertising and analytics scripts are then not loaded at all, chat is loaded only if you start it, and the site tells you that the signal was honored. The signal wins over any other setting.',
        'Where such scripts are on, they learn which page was opened and that a call was asked for or booked, or, analytics alone, that an application was sent, that a part of a page failed or how fast a page was. They are not told what you typed, nor what follows a question mark in an address; only the affiliate program reads which partner an address names.',
        'There is no agreed meaning for the older “Do Not Track” signal, so we do not act on it.',
      ],
    },
    {
      id: 'who-receives-it',
      title: 'Who receives it',
      blocks: [
        {
          list: [
            'Our hosting and database provider, which stores form entries and résumés on our behalf.',
            'Our automation service. When you submit an application, ask for a call or write to us, the same details are handed to it by an automatic message (a webhook), so that the right person is told. For an application, the message contains a private link to your résumé that stops working after 30 days.',
            'The scheduling, video and chat services whose windows appear on our pages. If you asked for a call, the calendar is given the name, email and phone of your request, so that you need not type them again. What you enter there goes to them directly, under their own policies.',
            'The affiliate service, which learns that a visit, a request for a call or a booking came by a partner’s link, in order to credit the partner. It does not get your name, email or phone from this site.',
            'Advertising and analytics services, where configured and not opted out of.',
            'Survey providers, if you open the survey that follows an application.',
            'Advisers, courts and authorities where the law requires it, and a successor if the business is sold, under the promises made here.',
          ],
        },
        'We do not sell personal information for money. Some laws call it “sale” or “sharing” when an advertising service receives information about a visit; you can stop that as described under “Your privacy choices”. We do not sell or share information from job applications, and text-message consent is never passed to third parties for their own marketing.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          table: {
            caption: 'Retention',
            columns: ['What', 'How long'],
            rows: [
              ['Job applications and résumés', 'Deleted automatically after 365 days'],
              ['A résumé that was uploaded but never submitted', 'Deleted automatically after 24 hours'],
              [
                'Requests for a call, and messages',
                'While we are in contact with you and as long as the law asks of business records; deleted earlier when you ask',
              ],
              ['Private links to a résumé', '30 days, or until the résumé is deleted'],
            ],
          },
        },
        'A request to delete covers every form entry under your email address, the files that belong to it, and any message about it that is still waiting to be handed on.',
      ],
    },
    {
      id: 'consumer-health-data',
      title: 'Consumer health data',
      blocks: [
        'Washington’s My Health My Data Act, and laws like it in Nevada and elsewhere, protect information that says something about a person’s health even when no doctor is involved. This section is our consumer health data privacy policy. It applies to visitors who live in those states, and we follow it for everyone.',
        {
          terms: [
            {
              term: 'What may be consumer health data here',
              text: 'That you visited a page about weight-loss medication; that you asked for information about a program for yourself; anything about your health that you write into a message although we ask you not to.',
            },
            {
              term: 'Where it comes from',
              text: 'From you, and from your browser when it opens a page.',
            },
            {
              term: 'Why we use it',
              text: 'To show you the page, to answer your question and to keep the site secure. Where the site tells you that measuring is on, also to count visits and measure advertisements, until you turn that off. Nothing else without your consent.',
            },
            {
              term: 'Who receives it',
              text: 'The service providers named under “Who receives it” that store or carry it for us. Where the site asks first, advertising and analytics services learn nothing before your yes. Where it tells you that they are on, they learn that a page was opened, until you turn them off or your browser sends the Global Privacy Control signal. Apart from these, we share it with nobody for their own purposes unless you consent first, and we have no affiliates with whom we share it.',
            },
          ],
        },
        'Consent. Apart from what is said above, collecting or sharing such data beyond what you asked for needs your consent, given separately and freely, and you can take it back as easily as you gave it. Selling it would need a signed authorization; we do not sell it and do not ask for one. We do not use geofences around health-care facilities.',
        'Your rights. You may:',
        {
          list: [
            'confirm whether we hold consumer health data about you, and see it',
            'get a list of all third parties with whom it was shared, and an address at which to reach them',
            'withdraw your consent',
            'have it deleted, by us and by everyone we gave it to, archives and backups included',
          ],
        },
        [
          'How to ask. Write to ',
          { label: brand.email, to: { email: brand.email } },
          ' with the subject “Consumer health data”, or call ',
          { label: brand.phone, to: { phone: brand.phone } },
          '. We answer within 45 days. If more time is needed we tell you why within that period. Requests are free up to twice a year.',
        ],
        'If we refuse, you may appeal by replying to our answer with the word “Appeal”; a different person decides, and writes to you within 45 days. If the appeal fails you may complain to the attorney general of your state: in Washington, at www.atg.wa.gov/file-complaint.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'Depending on where you live, you may have the right to know what we hold, to receive a copy, to have it corrected or deleted, to opt out of sale, sharing and targeted advertising, and to limit the use of sensitive information. We give these rights to everyone in the United States, and never treat anyone worse for using them.',
        {
          list: [
            'Ask by email or phone, at the addresses below. You may name someone to ask for you; we will want to see that you did.',
            'We check that it is you by writing to the email address that the entry carries. We ask for no new information that we do not need.',
            'We answer within 45 days, and tell you if we need 45 more.',
            'You may appeal as described under “Consumer health data”.',
          ],
        },
      ],
    },
    {
      id: 'text-messages',
      title: 'Text messages and calls',
      blocks: [
        'If you check the box in the contact form, we may send you text messages about your inquiry and your account. Consent is not a condition of purchase. Message frequency varies. Message and data rates may apply. Reply STOP to unsubscribe and HELP for help.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'Connections are encrypted. Form entries can be read by our servers and not by browsers; résumés are in private storage and open only through a link that expires. Access is limited to people who need it. No system is perfectly safe; if a breach concerns you, we will tell you as the law requires.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The site is meant for adults. We do not knowingly collect personal information from children under 13, and delete it when we learn of it. A minor may take part in a program only under the supervision of a parent or legal guardian, who then gives the information.',
      ],
    },
    {
      id: 'outside-the-us',
      title: 'Visitors from outside the United States',
      blocks: [
        'We are in Texas and offer the program to residents of the United States. If you write to us from elsewhere, for example to apply for a remote position, your information is processed in the United States.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When we change this policy we change the date above, and for anything that matters we say so on the site before it takes effect. We do not apply a less protective policy to information that you gave us earlier unless you agree.',
      ],
    },
    {
      id: 'how-to-reach-us',
      title: 'Contact',
      blocks: ['Questions, requests and complaints about privacy reach us here:', contactTerms],
    },
  ],
} as const satisfies LegalDocumentContent;
