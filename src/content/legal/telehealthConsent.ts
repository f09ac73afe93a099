import { brand } from '../brand.ts';
import { contactTerms, type LegalDocumentContent } from './document.ts';

/** `/telehealth-consent` (specification section 2): what a patient agrees to before a first telehealth visit. */
export const telehealthConsent = {
  sample: true,
  seo: {
    title: 'Telehealth Informed Consent',
    description:
      'What a telehealth visit is, its benefits and risks, compounded GLP-1 medication, fees, emergencies, and your right to withdraw consent.',
    keywords: ['telehealth consent', 'informed consent', 'telemedicine', 'compounded GLP-1'],
  },
  title: 'Telehealth Informed Consent',
  introduction:
    'Every patient reads this and agrees to it before a first visit. Take your time. If anything is unclear, ask before you decide. Deciding against it is an answer, too.',
  date: { label: 'Last updated', iso: '2025-05-01', text: '05/01/2025' },
  sections: [
    {
      id: 'emergencies',
      title: 'Not for emergencies',
      blocks: [
        {
          note: 'Telehealth is not for emergencies. If you think that you have one, such as chest pain, trouble breathing, a severe allergic reaction, severe abdominal pain, or thoughts of harming yourself, call 911 or go to the nearest emergency department. You can call or text 988 at any time for the Suicide & Crisis Lifeline.',
        },
      ],
    },
    {
      id: 'what-telehealth-is',
      title: 'What telehealth is',
      blocks: [
        'Telehealth is health care at a distance: questionnaires, secure messages, telephone or video, used by a licensed provider to evaluate you, decide on treatment and follow it. Depending on your state and your history, the provider may require a live conversation, laboratory results or a visit in person.',
      ],
    },
    {
      id: 'who-treats-you',
      title: 'Who treats you, and who does not',
      blocks: [
        `Your provider is independent, licensed in the state where you are at the time of the visit, and solely responsible for medical decisions. You may ask for the provider’s name, license and qualifications.`,
        `${brand.name} is a technology platform. It is not a medical provider, does not practice medicine and does not dispense medication. The business through which you came to the program handles its own services and billing; its staff cannot give you medical advice, and neither can ${brand.name}.`,
        'The visit does not replace your primary care. We encourage you to keep a regular clinician and to tell that clinician about this treatment.',
      ],
    },
    {
      id: 'who-may-take-part',
      title: 'Who may take part',
      blocks: [
        {
          list: [
            'You are 18 or older; or a parent or legal guardian consents for you, supervises your participation and is present when the provider asks for it.',
            'You are a resident of the United States and live in a state in which the program operates.',
            'At the time of the visit you are in a state where telemedicine is offered: any state except Alaska, Mississippi and New Jersey.',
            'You are the person you say you are. The provider may ask for identification.',
          ],
        },
      ],
    },
    {
      id: 'benefits',
      title: 'What may be good about it',
      blocks: [
        {
          list: [
            'care from home, at times that suit you, without travel',
            'access to a provider who treats weight with medication regularly',
            'messages and refills in one place, with a record that you can see',
          ],
        },
        'No benefit is certain, and no result is promised.',
      ],
    },
    {
      id: 'risks',
      title: 'What may go wrong',
      blocks: [
        {
          list: [
            'A provider who does not examine you in person may miss something, or may need more information before deciding.',
            'Information that is wrong, old or left out can lead to harm: a drug interaction, an allergic reaction, a wrong decision.',
            'Technology can fail. A delay in evaluation or treatment may follow. If a visit is cut off, the provider tries to reach you by phone.',
            'Security measures can fail, and private information can be exposed. Choose a place where you are not overheard, and a device that others do not use.',
            'A message may be answered later than you hoped. Nobody watches the inbox for emergencies.',
          ],
        },
        'Alternatives are a visit in person, other treatments, changes of nutrition and activity without medication, or no treatment. Ask the provider to compare them with you.',
      ],
    },
    {
      id: 'medication',
      title: 'About the medication',
      blocks: [
        'If, and only if, the provider finds it appropriate, a medication may be prescribed: Semaglutide or Tirzepatide, also compounded with B12 or B3; NAD, Sermorelin or B12, announced for May 2025, where available. A consultation does not guarantee a prescription.',
        'The prescription is filled by an independent 503A compounding pharmacy or 503B outsourcing facility and shipped to you.',
        {
          note: 'Compounded medications are not approved by the FDA. The FDA does not review them for safety, effectiveness or quality, and they are not the same as a brand-name product.',
        },
        {
          terms: [
            {
              term: 'Common side effects of GLP-1 medication',
              text: 'Nausea, vomiting, diarrhea, constipation, abdominal discomfort, reduced appetite, tiredness, headache, reactions at the injection site.',
            },
            {
              term: 'Serious risks',
              text: 'Inflammation of the pancreas, gallbladder disease, kidney injury from loss of fluid, low blood sugar (above all with insulin or a sulfonylurea), changes of vision in people with diabetes, severe allergic reactions, delayed emptying of the stomach, which matters before anesthesia. In rodents, medicines of this class caused tumors of the thyroid; whether they do so in people is not known.',
            },
            {
              term: 'Tell the provider before you start',
              text: 'A personal or family history of medullary thyroid cancer or MEN 2; pancreatitis; gallbladder, kidney, stomach or eye disease; diabetes; an eating disorder; depression or thoughts of suicide; planned surgery; any allergy; every medication and supplement that you take.',
            },
            {
              term: 'Pregnancy',
              text: 'Do not take it if you are pregnant, plan to be, or are breastfeeding, unless the provider says otherwise. These medicines can make oral contraceptives less reliable.',
            },
          ],
        },
        'The list is not complete. Read the leaflet that comes with the medication, store and inject it as instructed, give it to nobody else, and report side effects to the provider. You can also report them to the FDA at 1-800-FDA-1088.',
      ],
    },
    {
      id: 'your-part',
      title: 'What you agree to do',
      blocks: [
        {
          list: [
            'answer completely and truthfully, and report changes in your health, pregnancy and medications at once',
            'follow the instructions, keep follow-up visits, and have the laboratory tests that the provider asks for',
            'use the medication yourself and only as prescribed',
            'tell the provider where you are at each visit, and how to reach you if the connection fails',
            'record no visit unless everybody taking part agrees',
          ],
        },
      ],
    },
    {
      id: 'costs',
      title: 'Costs and refunds',
      blocks: [
        {
          table: {
            caption: 'Fees for consultations',
            columns: ['Consultation', 'Fee'],
            rows: [
              ['With a clearance for 3 months', '$30'],
              ['With a clearance for 1 month', '$20'],
            ],
          },
        },
        'The business that enrolled you may include this fee, the medication and its own services in one price; ask it what you pay in all. Fees are for the provider’s time and are non-refundable, whether or not a prescription follows. Dispensed medication is non-refundable. Insurance is not billed for you.',
        ['More is in the ', { label: 'Terms and Conditions', to: { route: 'termsAndConditions' } }, '.'],
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy and your record',
      blocks: [
        [
          'The laws that protect medical information also apply to telehealth. The ',
          { label: 'Notice of Privacy Practices', to: { route: 'noticeOfPrivacyPractices' } },
          ' says how your information may be used, and how you see it, copy it and have it corrected. The provider keeps a record of each visit; technical staff may be present to solve a problem and are bound to confidentiality. Visits are not recorded without your consent.',
        ],
        'Email and text messages that are not part of the portal may be read by others. If you agree to receive reminders that way, you accept that risk; you can stop them at any time.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        {
          list: [
            'You may refuse or withdraw this consent at any time, orally or in writing, without affecting your right to later care. Treatment by telehealth then ends.',
            'You may ask for a visit in person, or for a different provider where one is available.',
            'You may ask questions at any time, and have them answered in words that you understand. Tell us if you need an interpreter or an accommodation.',
            'You may have your record sent to a clinician of your choice.',
            'You may complain about a provider to the medical board of your state.',
          ],
        },
        'Stopping the medication should be discussed with the provider first.',
      ],
    },
    {
      id: 'consent',
      title: 'Consent',
      blocks: [
        'By agreeing, you confirm that:',
        {
          list: [
            'you have read this document or had it read to you, and understand it;',
            'your questions have been answered;',
            'you know the benefits, the risks and the alternatives, and that no result is guaranteed;',
            'you consent to care by telehealth from an independent licensed provider, and to the sharing of your information with the pharmacy for that care;',
            'if you sign for a minor, you are the parent or legal guardian and will supervise the treatment.',
          ],
        },
        'This consent lasts for the course of treatment unless you withdraw it. You can print this page for your records.',
      ],
    },
    {
      id: 'how-to-reach-us',
      title: 'Contact',
      blocks: ['Medical questions go to your provider through your patient portal. For everything else:', contactTerms],
    },
  ],
} as const satisfies LegalDocumentContent;
